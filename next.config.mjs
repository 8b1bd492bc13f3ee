import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { listOwnHosts, readDevHosts } from './lib/config/dev-hosts.mjs';
import { EXTERNAL_PACKAGES } from './lib/config/external-packages.mjs';
import { FILE_POLICY, FRAME_POLICY, SECURITY_HEADERS, SHARED_FILE } from './lib/config/headers.mjs';
import { isWithoutExperiments } from './scripts/build/build-inputs.mjs';
import { bundleInlineScripts } from './scripts/build/inline-scripts.mjs';

/** Listed by name, because Next would add this policy to that of the page served for a missing file. */
const FILES = [
  '/_next/static/:path*',
  '/.well-known/security.txt',
  '/:name(icon\\.svg|robots\\.txt|sitemap\\.xml|llms\\.txt|manifest\\.webmanifest)',
  '/images/subjects/:name([a-z-]+).svg',
];

const PICTURES = ['/images/:path*', '/:name([^/]+\\.(?:png|ico|svg))'];

/** `next dev` responds only to these origins. */
const devHosts = [
  ...listOwnHosts(),
  ...readDevHosts(process.env.NODE_ENV === 'development' ? process.env.DEV_HOSTS : ''),
];

/** Of `npm run dev`, which serves the editors' panel on the page's own origin if DEV_HOSTS names others. */
function listDevRewrites({ NODE_ENV, DEV_HOSTS, EDIT_UPSTREAM } = process.env) {
  if (NODE_ENV !== 'development' || !DEV_HOSTS || EDIT_UPSTREAM === undefined) return [];
  return [{ source: '/api/edit/:path*', destination: `${EDIT_UPSTREAM}/:path*` }];
}

/** @type {import('next').NextConfig} */
const config = {
  // scripts/build.mjs names another folder than that of the build in use.
  distDir: process.env.BUILD_FOLDER ?? '.next',
  allowedDevOrigins: devHosts,
  // The badge would cover the accessibility button; errors are shown without it.
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // 7 script files per page, not 14, and 2.5 % smaller: each request costs a phone a round trip.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 10_000_000 },
  },
  // `npm run check` and CI check the types; `npm start` does not install all of them.
  typescript: {
    ignoreBuildErrors: true,
    tsconfigPath: process.env.BUILD_FOLDER ? 'tsconfig.build.json' : 'tsconfig.json',
  },
  env: { RELEASE: process.env.BUILD_INPUTS?.slice(0, 12) ?? 'unbuilt' },
  serverExternalPackages: EXTERNAL_PACKAGES,
  // Read when the server starts (lib/assistant/passages.ts).
  outputFileTracingIncludes: { '/api/chat': ['./lib/content/answers/wordings.jsonl'] },
  // Pages are static and images are resized at build time; nothing is optimized on request.
  images: { unoptimized: true },
  // The tests build a copy whose packages are a link to the project's (tests/support/site/test-site.mjs).
  turbopack: { root: dirname(realpathSync(join(import.meta.dirname, 'node_modules'))) },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    ...PICTURES.map((source) => ({
      source,
      headers: Object.entries(SHARED_FILE).map(([key, value]) => ({ key, value })),
    })),
    {
      source: '/compare-frame.html',
      headers: [{ key: 'Content-Security-Policy', value: FRAME_POLICY }],
    },
    ...FILES.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
    })),
    {
      // Requested by the header, the tab and the manifest of one page; caching avoids repeated requests.
      source: '/icon.svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
  rewrites: async () => ({ beforeFiles: listDevRewrites() }),
  // middleware.ts handles trailing slashes, together with other URL suffixes.
  skipTrailingSlashRedirect: true,
};

/**
 * The adapter is for builds, and every command and the running site would load it, too. A platform names its own in
 * NEXT_ADAPTER_PATH.
 */
export default async function configure(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  const experiments = isWithoutExperiments() ? { EXPERIMENTS: 'off' } : {};
  const withScripts = { ...config, env: { ...config.env, ...experiments, ...(await bundleInlineScripts()) } };
  if (phase === PHASE_DEVELOPMENT_SERVER || process.env.NEXT_ADAPTER_PATH) return withScripts;
  return { ...withScripts, adapterPath: join(import.meta.dirname, 'scripts/build/adapter.mjs') };
}
