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

/** The public address is part of every built page. */
export const SITE_URL_FILE = '.next/site-url';
export const readSiteUrl = () => process.env.SITE_URL?.trim() || 'http://localhost:3000';

/** The consent mode is part of every built page. */
export const CONSENT_MODE_FILE = '.next/consent-mode';
export const readConsentMode = () => process.env.CONSENT_MODE?.trim() || 'notice';

export const BUILD_STAMP = '.next/.build-stamp';

/** Hashes all inputs of the build. Read the .env files first. */
export const fingerprintBuild = () =>
  fingerprint(BUILD_INPUTS, [readSiteUrl(), readConsentMode(), process.versions.node]);
