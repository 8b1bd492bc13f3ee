/** What every response carries. server/main.ts sets them; next.config.mjs repeats them for a Next without that server. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  // Of `npm run preview`: nothing of it belongs into a search engine.
  ...(process.env.PREVIEW ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
};

/** The empty page of /compare's frames: no script of the page that is put into it runs. */
export const FRAME_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'";

/** For a drawing or a text that is opened by itself: it may do nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Bytes of a request's headers; Node's default of 16 KiB is less than the cookies of other tools on the same domain can take. */
export const MAX_HEADER_BYTES = 48 * 1024;
