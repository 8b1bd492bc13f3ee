const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** The empty page of /compare's frames: whatever is put into it, no script of it runs. */
const framePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'";

/**
 * What a drawing or a text may do that is opened by itself: nothing, whatever it holds. Every file by its name, because
 * Next joins this policy to that of the page that answers for a file that is not there.
 */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const FILES = [
  '/_next/static/:path*',
  '/:name(icon\\.svg|robots\\.txt|sitemap\\.xml|llms\\.txt|manifest\\.webmanifest)',
  '/images/recommendations/:name(article|video|demo|documentation|case-study).svg',
];

const ASSET_TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Whether Accept-Encoding takes this one: named, and not with a weight of nothing. */
const accepts = (name) => [
  {
    type: 'header',
    key: 'accept-encoding',
    value: `(?:.*[\\s,])?${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,]|$))(?:[\\s,;].*)?`,
  },
];

/** The scripts and style sheets as `scripts/build/compress-assets.mjs` left them; while developing there are none. */
const compressed =
  process.env.NODE_ENV === 'production'
    ? Object.entries(ASSET_TYPES).flatMap(([extension, contentType]) => [
        { extension, contentType, ending: 'br', conditions: { has: accepts('br') } },
        {
          extension,
          contentType,
          ending: 'gz',
          conditions: { has: accepts('gzip'), missing: accepts('br') },
        },
      ])
    : [];

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: { useOffline: true },
  // Without the tests, whose types `npm start` does not install.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // For the server's own hook (lib/http/harden-server.ts), so that the list stands once.
  env: {
    SECURITY_HEADERS: JSON.stringify(securityHeaders),
    RELEASE: process.env.RELEASE ?? 'unbuilt',
  },
  serverExternalPackages: ['better-sqlite3', 'pino'],
  // The site's pages are static and its images are made at build time; nothing is optimised on request.
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      // Radix locks scrolling with style tags made at run time, which the policy forbids.
      'react-remove-scroll': './components/ui/remove-scroll.tsx',
      'aria-hidden': './components/ui/hide-others.ts',
    },
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
    {
      source: '/compare-frame.html',
      headers: [{ key: 'Content-Security-Policy', value: framePolicy }],
    },
    ...FILES.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: filePolicy }],
    })),
    {
      // The header, the tab and the manifest ask for it on one page: one answer is enough.
      source: '/icon.svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    ...compressed.map(({ extension, contentType, ending, conditions }) => ({
      ...conditions,
      source: `/_next/static/:path*.${extension}`,
      headers: [
        { key: 'Content-Type', value: contentType },
        { key: 'Content-Encoding', value: ending === 'gz' ? 'gzip' : ending },
        { key: 'Vary', value: 'Accept-Encoding' },
      ],
    })),
  ],
  rewrites: async () => ({
    beforeFiles: compressed.map(({ extension, ending, conditions }) => ({
      ...conditions,
      source: `/_next/static/:path*.${extension}`,
      destination: `/_next/static/:path*.${extension}.${ending}`,
    })),
  }),
  // middleware.ts does it, together with what else an address may have at its end.
  skipTrailingSlashRedirect: true,
};
