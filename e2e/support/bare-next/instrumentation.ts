/** Like the middleware, overrides the site's own. */
export function register() {}
