import { FILLERS } from './fillers';
import { PHRASES } from './phrases';
import { SYNONYMS } from './synonyms';

/** Enough English to let 'forecasts', 'forecasting' and 'forecast' meet. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/ies$/, 'i')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<![sui])s$/, '');
  const bare = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  return bare
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<![aeiou])y$/, 'i')
    .replace(/e$/, '');
}

const MEANINGS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [stem(word), stem(first)] as const),
  ).reverse(),
);

export const KNOWN_WORDS: readonly string[] = [...SYNONYMS.flat(), ...FILLERS];

/** The words of a text as they are written, without case, apostrophes and accents, phrases taken together. */
export function listWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, ' ');
  const joined = PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), plain);
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function isFiller(word: string): boolean {
  return (
    FILLERS.has(word) ||
    (word.endsWith('s') && FILLERS.has(word.slice(0, -1))) ||
    (word.length === 1 && /[a-z]/.test(word))
  );
}

/** The term that a word is searched by. */
export function toTerm(word: string): string {
  const root = stem(word);
  return MEANINGS.get(root) ?? root;
}
