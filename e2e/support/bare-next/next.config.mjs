/** Overrides the site's config, which serves precompressed scripts that this build doesn't have. */
export default {};
