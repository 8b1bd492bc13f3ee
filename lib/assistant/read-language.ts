import MiniSearch from 'minisearch';
import { ROUTE_IDS, ROUTES, type RoutePath } from '@/lib/config/routes';
import { languages, otherLanguageLine } from '@/lib/content/answers/languages';
import { pageMetadata } from '@/lib/content/metadata';
import { EVERYDAY_WORDS } from './lexicon';
import { isFiller, KNOWN_WORDS } from './list-terms';
import { writtenPassages } from './written-passages';

const listPlainWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const ENGLISH: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS,
  ...EVERYDAY_WORDS,
  ...writtenPassages.flatMap(({ asks = '', text }) => listPlainWords(`${asks} ${text}`)),
]);

const MAX_ENGLISH = 0.5;
const NON_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const MIN_HITS = 2;
/** Of a language without a line: two misspelt words look like any. */
const MIN_OTHER_WORDS = 3;

const known = languages.map(({ words = '', ...language }) => ({
  ...language,
  words: new Set(words.split(' ')),
}));

/** The line for a question that is not in English, or null. */
export function readLanguageLine(message: string): string | null {
  const words = listPlainWords(message);
  const foreign = words.filter((word) => !ENGLISH.has(word) && !isFiller(word));
  const english = words.length - foreign.length;
  const isMostlyEnglish = words.length < 3 ? english > 0 : english / words.length > MAX_ENGLISH;
  const isLatin = !NON_LATIN.test(message);
  if (isLatin && (words.length < 2 || isMostlyEnglish)) return null;
  const scored = known.map(({ line, letters, words: frequent }) => ({
    line,
    hits:
      foreign.filter((word) => frequent.has(word)).length +
      (letters.test(message.toLowerCase()) ? (isLatin ? 1 : MIN_HITS) : 0),
  }));
  const best = scored.reduce((one, other) => (other.hits > one.hits ? other : one));
  if (best.hits >= MIN_HITS) return best.line;
  const isOther = words.length >= MIN_OTHER_WORDS && /[^\p{ASCII}]/u.test(words.join(''));
  return isOther ? otherLanguageLine : null;
}

const pages = new MiniSearch<{ id: RoutePath; words: string }>({
  fields: ['words'],
  // 'kostet' and 'coût' are read as 'costet' and 'cout'.
  processTerm: (term) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('k', 'c'),
});
pages.addAll(
  // Whoever asks for a demo in another language means the form on /contact.
  ROUTE_IDS.filter((id) => id !== 'home' && id !== 'demo').map((id) => {
    const { name, description } = pageMetadata[id];
    const asked = writtenPassages.filter(({ href }) => href.split('#')[0] === ROUTES[id]);
    return { id: ROUTES[id], words: `${name} ${description} ${asked.map(({ title }) => title).join(' ')}` };
  }),
);

/** Shorter words are articles and pronouns, which look like English ones by chance. */
const MIN_LENGTH = 4;

/** Of the search. Below it the likeness is chance, and a person helps more. */
const MIN_LIKENESS = 1.6;

const pageNames = new Set(ROUTE_IDS.flatMap((id) => listPlainWords(pageMetadata[id].name)));

/** The page whose words look most like those of a question in another language: 'Produkte' and 'products'. */
export function findLikelyPage(message: string): RoutePath {
  const words = listPlainWords(message).filter((word) => word.length >= MIN_LENGTH || pageNames.has(word));
  const [best] = pages.search(words.join(' '), { fuzzy: 0.34, prefix: true });
  return best && best.score >= MIN_LIKENESS ? (best.id as RoutePath) : ROUTES.contact;
}
