/** The value of a cookie by the Cookie header; of one that is there twice, the first, as browsers send the closest path first. */
export function readCookie(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
