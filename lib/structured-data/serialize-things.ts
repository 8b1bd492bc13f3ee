import type { Thing } from './thing';

/** JSON-LD for a script element; without `<` in it, no word of it can end that element. */
export function serializeThings(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
