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

/** Such a build has none of their pages and scripts, and a server cannot turn them on. */
export const isWithoutExperiments = () => process.env.EXPERIMENTS?.trim() === 'off';

const WITHOUT_EXPERIMENTS = '-without-experiments';

/** Hashes all inputs of the build. */
export const fingerprintBuild = () => fingerprint(BUILD_INPUTS);

/** What the stamp of a build says. */
export const nameInputs = async () =>
  (await fingerprintBuild()) + (isWithoutExperiments() ? WITHOUT_EXPERIMENTS : '');

/**
 * Whether nothing has to be built. One with experiments can be served without them.
 * @param {string | undefined} built
 */
export async function isBuilt(built) {
  return built === (await nameInputs()) || built === (await fingerprintBuild());
}
