/** Home is active on its exact path, every other section on its path and all below it. */
export function isActivePath(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
