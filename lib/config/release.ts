/** The first characters of the build's fingerprint (`.next/.build-stamp`), set by `scripts/build.mjs`. */
export const RELEASE = process.env.RELEASE ?? 'unbuilt';
