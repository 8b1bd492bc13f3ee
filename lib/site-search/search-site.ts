import MiniSearch from 'minisearch';
import type { SiteEntry } from '@/lib/calls/get-site-index';

export const MAX_RESULTS = 8;

const STOP_WORDS = new Set(
  'a an and are at be can could do does for from get have how i in is it me my of on or our please should show tell that the this to want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

export type SiteSearch = (query: string) => SiteEntry[];

export function createSiteSearch(entries: readonly SiteEntry[]): SiteSearch {
  const index = new MiniSearch<SiteEntry & { id: number }>({
    fields: ['title', 'description'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return STOP_WORDS.has(word) ? null : word;
    },
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: (term) => (term.length > 3 ? 0.25 : false) },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));

  return function search(query) {
    const strict = index.search(query, { combineWith: 'AND' });
    const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
    return found.slice(0, MAX_RESULTS).flatMap(({ id }) => entries[Number(id)] ?? []);
  };
}
