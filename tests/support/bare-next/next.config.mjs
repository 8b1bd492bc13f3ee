/** As with the middleware: the site's own would be taken, and its compressed scripts asked for, which are not here. */
export default {};
