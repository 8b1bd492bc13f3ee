/** Without one of its own, Next takes the middleware of the folder above, which is this site's. */
export function middleware() {}

export const config = { matcher: '/never' };
