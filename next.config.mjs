import { hostname, networkInterfaces } from 'node:os';
import { FILE_POLICY, FRAME_POLICY, SECURITY_HEADERS } from './lib/config/headers.mjs';

/** Listed by name, because Next would add this policy to that of the page served for a missing file. */
const FILES = [
  '/_next/static/:path*',
  '/:name(icon\\.svg|robots\\.txt|sitemap\\.xml|llms\\.txt|manifest\\.webmanifest)',
  '/images/subjects/:name([a-z-]+).svg',
];

/** This machine's names and addresses in its network; `next dev` responds only to allowed origins. */
const ownNames = () => [
  hostname(),
  `${hostname()}.local`,
  ...Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
];

/** @type {import('next').NextConfig} */
export default {
  allowedDevOrigins: ownNames(),
  // The badge would cover the accessibility button; errors are shown without it.
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // Few, large script files: they compress better, and each request costs a phone a round trip.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 10_000_000 },
  },
  typescript: {
    // Excludes tests, because `npm start` does not install their types.
    tsconfigPath: 'tsconfig.build.json',
    // The tests' build follows `tsc`, which has checked everything.
    ignoreBuildErrors: process.env.SKIP_TYPES === '1',
  },
  env: { RELEASE: process.env.RELEASE ?? 'unbuilt' },
  serverExternalPackages: ['better-sqlite3', 'pino', 'undici'],
  // Pages are static and images are resized at build time; nothing is optimized on request.
  images: { unoptimized: true },
  // A preview is built in a separate folder with its project's packages (scripts/preview.mjs).
  turbopack: { root: process.env.PACKAGES_ROOT ?? import.meta.dirname },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
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
  // middleware.ts handles trailing slashes, together with other URL suffixes.
  skipTrailingSlashRedirect: true,
};
