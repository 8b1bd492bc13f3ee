import { fingerprint } from '../set-up/fingerprint.mjs';

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
  'scripts/experiments/page-budget.mjs',
  'scripts/set-up',
  'scripts/shared',
];

/** How visitors are asked: a part of every page. */
export const CONSENT_MODE_FILE = '.next/consent-mode';
export const readConsentMode = () => process.env.CONSENT_MODE?.trim() || 'notice';

export const BUILD_STAMP = '.next/.build-stamp';

/** One hash over all that a build is made of, of which the .env files are to be read before. */
export const fingerprintBuild = () =>
  fingerprint(BUILD_INPUTS, [process.env.SITE_URL ?? '', readConsentMode(), process.versions.node]);
