import { countSyllables } from './count-syllables';

/** Our own words: long on paper, but readers of this site meet them on every page. They count as two syllables. */
const FAMILIAR =
  /^(?:personaliz\w+|automat\w+|analy[tsz]\w+|intelligence|enterprise|innovation|developers?|explorers?|researchers?|converters?|behavior\w*|visitors?|accuracy|conversions?|api|saas|javascript|json)$/u;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|[.,](?=\p{N}))*/gu;
/** As Flesch counts: a colon or a semicolon ends a sentence too. */
const SENTENCE_END = /(?<=[.!?…][”"’)]?)\s+(?=[\p{Lu}\p{N}“"‘(])|(?<=[:;])\s+/u;

export const splitWords = (text: string): string[] => text.match(WORD) ?? [];

export const splitSentences = (text: string): string[] =>
  text.split(SENTENCE_END).filter((sentence) => splitWords(sentence).length > 0);

const syllables = (word: string) => {
  const count = countSyllables(word);
  return count > 2 && FAMILIAR.test(word.toLowerCase()) ? 2 : count;
};

/** The Flesch–Kincaid grade: the school year that reads the text with ease. 0 for a text without words. */
export function readingGrade(text: string): number {
  const words = splitWords(text);
  if (words.length === 0) return 0;
  const perSentence = words.length / splitSentences(text).length;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return Math.max(0, 0.39 * perSentence + 11.8 * perWord - 15.59);
}
