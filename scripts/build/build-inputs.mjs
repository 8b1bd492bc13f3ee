import { fingerprint } from '../shared/fingerprint.mjs';

const BUILD_INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'server',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
  'prisma',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/set-up',
  'scripts/shared',
];

/**
 * What pages are built for. The server replaces both where it is started with others (server/steps/apply-settings.ts).
 * @returns {import('../../server/responses.mjs').BuildSettings}
 */
export const readSettings = () => ({
  origin: new URL(process.env.SITE_URL?.trim() || 'http://localhost:3000').origin,
  consentMode: process.env.CONSENT_MODE?.trim() || 'notice',
});

/** Hashes all inputs of the build. */
export const fingerprintBuild = () => fingerprint(BUILD_INPUTS);
