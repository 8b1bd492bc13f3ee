/**
 * The target in the one form that this server and Next read alike: URL resolves dot segments, escaped or not, and
 * backslashes. A broken escape, such as `/api/%`, and `*` would cause a 500 in Next, an absolute URL (RFC 9112, 3.2.2) a
 * redirect to itself, even to another site. Next would also encode a second question mark, from link builders, before
 * `readQuery` can treat it as an ampersand. Some clients send the fragment, which is no part of a target.
 */
export function repairTarget(target: string): string {
  const [, local = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/i.exec(target) ?? [];
  const [path = '', ...query] = local.split('?');
  const rooted = path.startsWith('/') || path.startsWith('\\') ? path : `/${path}`;
  const repaired = isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25');
  const { pathname } = new URL(`http://localhost${repaired}`);
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
