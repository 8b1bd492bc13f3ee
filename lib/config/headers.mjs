/** Headers of every response. server/main.ts sets them; next.config.mjs repeats them for Next without that server. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** For pictures, which chats, feeds and other sites embed. */
export const SHARED_FILE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For the empty page in /compare's frames: scripts of the page that is inserted into it do not run. */
export const FRAME_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'";

/** For drawings and text files opened directly: no scripts or other content. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Maximum bytes of request headers. Cookies of other tools on the same domain can exceed Node's default of 16 KiB. */
export const MAX_HEADER_BYTES = 48 * 1024;
