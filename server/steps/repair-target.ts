/**
 * Rewrites targets that Next mishandles: a broken escape, such as `/api/%`, and `*` cause a 500, an absolute URL (RFC
 * 9112, 3.2.2) a redirect to itself, even to another site. Next would also encode a second question mark, from link
 * builders, before `readQuery` can treat it as an ampersand. Some clients send the fragment, which is no part of a target.
 */
export function repairTarget(target: string): string {
  const [, local = ''] = /^(?:https?:\/\/[^/?#]*)?([^#]*)/i.exec(target) ?? [];
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
