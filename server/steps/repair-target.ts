/**
 * Rewrites a request target to one that Next handles. For a path with a broken escape, such as `/api/%`, and for `*`,
 * it responds with 500. An absolute URL, which proxies may send (RFC 9112, 3.2.2), it redirects to itself, even if it
 * is another site's. A second question mark, which link builders add, it would encode before `readQuery` can treat it
 * as an ampersand.
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
