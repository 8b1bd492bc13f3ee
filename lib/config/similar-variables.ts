import MiniSearch from 'minisearch';
import { VARIABLES } from './env';

/** Other programs read these, and variables that resemble them. */
const SHARED = /^(?:PORT|LISTEN|https?_proxy)$/i;

/** How many letters may differ. */
const TYPOS = { long: 2, short: 1 };
const LONG_FROM = 12;

const simplify = (name: string) => name.replaceAll('_', '').toLowerCase();

/** Variables that the site does not read, with the one that each was probably meant to be. */
export function findSimilarVariables(
  source: Readonly<Record<string, string | undefined>>,
): { set: string; meant: string }[] {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  const index = new MiniSearch({
    fields: ['name'],
    tokenize: (name) => [simplify(name)],
    processTerm: (term) => term,
  });
  index.addAll(
    VARIABLES.filter((name) => !SHARED.test(name) && !isSet(name)).map((name) => ({ id: name, name })),
  );
  return Object.keys(source)
    .filter((name) => isSet(name) && !VARIABLES.includes(name))
    .flatMap((name) => {
      const fuzzy = (term: string) => (term.length >= LONG_FROM ? TYPOS.long : TYPOS.short);
      const [found] = index.search(name, { fuzzy });
      return found ? [{ set: name, meant: String(found.id) }] : [];
    });
}
