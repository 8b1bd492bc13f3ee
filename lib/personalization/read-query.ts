/**
 * Mail editors escape the ampersand, link builders add a second question mark, and punctuation after a pasted address
 * is not part of it. The boot script uses it too.
 */
export const QUERY_SEPARATOR = /[?&](?:amp(?:;|%3B))*|[.,;:)\]]{1,3}$/gi;

/** The query's parameters, with lower-case names. */
export function readQuery(search: string): URLSearchParams {
  const parameters = [...new URLSearchParams(search.replace(QUERY_SEPARATOR, '&'))];
  return new URLSearchParams(parameters.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Marks an address that previews another persona's page without setting a cookie. */
export const LOOK_ONLY = { name: 'view', value: 'compare' } as const;

export function isLookOnly(parameters: Pick<URLSearchParams, 'get'>): boolean {
  return parameters.get(LOOK_ONLY.name) === LOOK_ONLY.value;
}
