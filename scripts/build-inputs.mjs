import { fingerprint } from './fingerprint.mjs';

const BUILD_INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'prisma',
  'scripts/build-inputs.mjs',
  'scripts/build.mjs',
  'scripts/compress-assets.mjs',
  'scripts/console.mjs',
  'scripts/content-security-policy.mjs',
  'scripts/fingerprint.mjs',
  'scripts/fonts',
  'scripts/is-command.mjs',
  'scripts/load-typescript.mjs',
  'scripts/mark-modules.mjs',
  'scripts/merge-scripts.mjs',
  'scripts/read-texts.mjs',
  'scripts/render-svg.mjs',
  'scripts/run.mjs',
  'scripts/scripts-after-paint.mjs',
  'scripts/service-worker.mjs',
  'scripts/settings.mjs',
  'scripts/share-card.mjs',
  'scripts/share-images.mjs',
  'scripts/share-server-chunks.mjs',
];

/** Holds the inputs of the build that lies beside it, once that is whole. */
export const BUILD_STAMP = '.next/.build-stamp';

/** One hash over all that a build is made of, of which the .env files are to be read before. */
export const fingerprintBuild = () =>
  fingerprint(BUILD_INPUTS, [process.env.SITE_URL ?? '', process.versions.node]);
