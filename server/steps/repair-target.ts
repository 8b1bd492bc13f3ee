/**
 * A request's target as Next can read it. On a path with a broken escape, such as `/api/%`, and on `*` it answers 500;
 * a whole address, which proxies may send (RFC 9112, 3.2.2), it redirects to itself, be it another site's. A second
 * question mark, which link builders add, it would encode before `readQuery` can take it for an ampersand.
 */
export function repairTarget(target: string): string {
  const [, , local = target] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(target) ?? [];
  const [path = '', ...query] = local.split('?');
  const rooted = path.startsWith('/') || path.startsWith('\\') ? path : `/${path}`;
  const repaired = isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25');
  return query.length === 0 ? repaired : `${repaired}?${query.join('&')}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
