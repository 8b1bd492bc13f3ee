/**
 * Between two parameters of an address as tools write it: mail editors escape the ampersand, link builders add a second
 * question mark, and the punctuation of the sentence around an address belongs to none. The boot script splits by it too.
 */
export const QUERY_SEPARATOR = /[?&](?:amp(?:;|%3B))*|[.,;:)\]]{1,3}$/gi;

/** The parameters that an address's query means. Their names are lower case however they were typed. */
export function readQuery(search: string): URLSearchParams {
  const typed = [...new URLSearchParams(search.replace(QUERY_SEPARATOR, '&'))];
  return new URLSearchParams(typed.map(([name, value]) => [name.toLowerCase(), value]));
}
