const FILLERS: ReadonlySet<string> = new Set(
  `a about am an and any are as at be by can could did do does for from had has have hello hey hi i if in is it its just me my
  of on or our please so some tell thank thanks that the their them there they this to us we will with would you
  your`.split(/\s+/),
);

/** Words in lower case, without accents. */
export function listWords(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').match(WORD) ?? [];
}

const WORD = /[\p{L}\p{N}]+/gu;

/** What a word is indexed as, so that 'forecasts' and 'forecasting' match 'forecast'. Null for words that say nothing. */
export function toTerm(word: string): string | null {
  if (FILLERS.has(word)) return null;
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

/** Each term once, in the order of the text. */
export function listTerms(text: string): string[] {
  return [...new Set(listWords(text).flatMap((word) => toTerm(word) ?? []))];
}

/** Sentences and lines, each with the space after it. A period inside a number or an address ends no sentence. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]["”’)]*\s{1,3}|\n)(?!\s)/);
