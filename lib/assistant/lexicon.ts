import { createSpelling } from './language/correct-spelling';
import { EVERYDAY_WORDS } from './language/everyday-words';
import { isFiller, KNOWN_WORDS, listWords, stem, toTerm } from './language/list-terms';

/** Something that is searched for; `weight` says how much it tells, more the rarer it is on this site. */
export type Term = { text: string; weight: number };

export type Lexicon = {
  weigh: (term: string) => number;
  /** What a text asks for, each term once; typing mistakes are put right. */
  readTerms: (text: string) => Term[];
  /** All words of a text, those included that only hold it together. */
  readWords: (text: string) => Term[];
};

const EVERYDAY_TERMS: ReadonlySet<string> = new Set(
  [...EVERYDAY_WORDS].map(stem).filter((root) => toTerm(root) === root),
);
const EVERYDAY_SHARE = 0.5;
/** Numbers that are no status code, and what every visitor comes from. */
const SAYS_LITTLE = /^(?:\d{1,2}|\d{4,}|compani)$/;
/** What the rarest words tell; a word that the site never uses tells as much. */
const MAX_RARITY = 4.8;
/** Enough to tell 'who are you' from 'where are you', and little beside a word that says something. */
const FILLER_WEIGHT = 0.6;
/** More than anybody asks in one breath. What stands behind is not looked at, so that no message is slow. */
const MAX_TERMS = 24;
const MAX_WORDS = 60;
const MAX_CORRECTED = 30;

/** The terms of a text that say something, in their order. */
export function listTerms(text: string): string[] {
  return listWords(text)
    .filter((word) => !isFiller(word))
    .map(toTerm);
}

/** How rare each term is among these texts, and how their words are spelled. */
export function createLexicon(texts: readonly string[]): Lexicon {
  const frequency = countWords(texts.flatMap((text) => [...new Set(listTerms(text))]));
  const correct = createSpelling(countWords([...KNOWN_WORDS, ...texts.flatMap(listWords)]));

  function weigh(term: string): number {
    const rarity = Math.log(1 + texts.length / (frequency.get(term) ?? 1));
    const isCommon = EVERYDAY_TERMS.has(term) || SAYS_LITTLE.test(term);
    return Math.min(MAX_RARITY, rarity) * (isCommon ? EVERYDAY_SHARE : 1);
  }

  /** The word meant and whether it says something. */
  function readWord(word: string, position: number): { text: string; isFiller: boolean } {
    if (isFiller(word)) return { text: word, isFiller: true };
    const term = toTerm(word);
    const meant = frequency.has(term) || position >= MAX_CORRECTED ? null : correct(word);
    if (meant === null) return { text: term, isFiller: false };
    return isFiller(meant) ? { text: meant, isFiller: true } : { text: toTerm(meant), isFiller: false };
  }

  function readText(text: string) {
    const words = [...new Set(listWords(text))].slice(0, MAX_WORDS).map(readWord);
    return [...new Map(words.map((word) => [word.text, word])).values()];
  }

  return {
    weigh,
    readTerms: (text) =>
      readText(text)
        .filter((word) => !word.isFiller)
        .slice(0, MAX_TERMS)
        .map((word) => ({ text: word.text, weight: weigh(word.text) })),
    readWords: (text) =>
      readText(text).map((word) => ({
        text: word.text,
        weight: word.isFiller ? FILLER_WEIGHT : weigh(word.text),
      })),
  };
}

export function sumWeights(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
