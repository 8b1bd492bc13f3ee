/** The first characters of the build's fingerprint (`.next/.build-stamp`), set by `next.config.mjs`. */
export const RELEASE = process.env.RELEASE ?? 'unbuilt';
