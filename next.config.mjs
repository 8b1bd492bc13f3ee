import { hostname, networkInterfaces } from 'node:os';
import { FILE_POLICY, FRAME_POLICY, SECURITY_HEADERS } from './lib/config/headers.mjs';

/** By name, because Next would join this policy to that of the page that responds for a missing file. */
const FILES = [
  '/_next/static/:path*',
  '/:name(icon\\.svg|robots\\.txt|sitemap\\.xml|llms\\.txt|manifest\\.webmanifest)',
  '/images/subjects/:name([a-z-]+).svg',
];

/** This machine as others in its network call it: `next dev` answers them only at names that it knows. */
const ownNames = () => [
  hostname(),
  `${hostname()}.local`,
  ...Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
];

/** @type {import('next').NextConfig} */
export default {
  allowedDevOrigins: ownNames(),
  // The badge would lie on the accessibility button; errors are shown without it.
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    useOffline: true,
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // A page's scripts in few files: one file compresses better, and each request costs a phone a round trip.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 10_000_000 },
  },
  // Without the tests, whose types `npm start` does not install.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  env: { RELEASE: process.env.RELEASE ?? 'unbuilt' },
  serverExternalPackages: ['better-sqlite3', 'pino'],
  // The site's pages are static and its images are made at build time; nothing is optimised on request.
  images: { unoptimized: true },
  // A preview is built in a folder of its own with the packages of its project (scripts/preview.mjs).
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
      // The header, the tab and the manifest ask for it on one page: one answer is enough.
      source: '/icon.svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
  // middleware.ts does it, together with what else an address may have at its end.
  skipTrailingSlashRedirect: true,
};
