/** As with the middleware: the site's own would be taken. */
export function register() {}
