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

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['better-sqlite3', 'pino'],
  // The site's pages are static and its images are made at build time; nothing is optimised on request.
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      // Radix locks scrolling with style tags made at run time, which the policy forbids.
      'react-remove-scroll': './components/ui/remove-scroll.tsx',
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
  ],
  redirects: async () => [{ source: '/content', destination: '/content-hub', permanent: true }],
};
