import { eld } from 'eld/extrasmall';
import MiniSearch from 'minisearch';
import { ROUTE_IDS, ROUTES, type RoutePath } from '@/lib/config/routes';
import { languageLines } from '@/lib/content/answers/languages';
import { pageMetadata } from '@/lib/content/metadata';
import { EVERYDAY_WORDS } from './lexicon';
import { isFiller, KNOWN_WORDS } from './list-terms';
import { writtenPassages } from './written-passages';

const listPlainWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Detection fails on typos and single names, so that most words must be unknown in English, too. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS,
  ...EVERYDAY_WORDS,
  ...writtenPassages.flatMap(({ asks = '', text }) => listPlainWords(`${asks} ${text}`)),
]);

const MAX_ENGLISH = 0.5;
const NON_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The line for a question that is not in English, or null. */
export function readLanguageLine(message: string): string | null {
  const words = listPlainWords(message);
  const english = words.filter((word) => ENGLISH.has(word) || isFiller(word)).length;
  const isMostlyEnglish = words.length < 3 ? english > 0 : english / words.length > MAX_ENGLISH;
  if (!NON_LATIN.test(message) && (words.length < 2 || isMostlyEnglish)) return null;
  const detected = eld.detect(message);
  const isForeign = detected.isReliable() && detected.language !== 'en';
  return isForeign ? (languageLines[detected.language] ?? null) : null;
}

const pages = new MiniSearch<{ id: RoutePath; words: string }>({ fields: ['words'] });
pages.addAll(
  ROUTE_IDS.filter((id) => id !== 'home').map((id) => {
    const { name, description } = pageMetadata[id];
    const asked = writtenPassages.filter(({ href }) => href.split('#')[0] === ROUTES[id]);
    return { id: ROUTES[id], words: `${name} ${description} ${asked.map(({ title }) => title).join(' ')}` };
  }),
);

/** The page whose words look most like those of a question in another language: 'Produkte' and 'products'. */
export function findLikelyPage(message: string): RoutePath {
  const [best] = pages.search(message, { fuzzy: 0.34, prefix: (term) => term.length > 3 });
  return best ? (best.id as RoutePath) : ROUTES.contact;
}
