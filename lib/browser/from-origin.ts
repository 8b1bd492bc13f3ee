/**
 * A path as an absolute URL. A page that was opened as https://user:password@host would resolve the path to an address with
 * these credentials, which `fetch` refuses.
 */
export function fromOrigin(path: string): string {
  return window.location.origin + path;
}
