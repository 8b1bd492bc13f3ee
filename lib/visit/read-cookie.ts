/** Reads a cookie from the Cookie header. Of duplicates, the first wins: browsers send the most specific path first. */
export function readCookie(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
