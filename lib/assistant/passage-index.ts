import MiniSearch from 'minisearch';
import { createSpelling } from './language/correct-spelling';
import { EVERYDAY_WORDS } from './language/everyday-words';
import { isFiller, KNOWN_WORDS, listWords, stem, toTerm } from './language/list-terms';
import type { Passage } from './passage';

/** Something that is searched for; `weight` says how much it tells, more the rarer it is on this site. */
export type Term = { text: string; weight: number };

export type PassageHit = { passage: Passage; score: number };

export type PassageIndex = {
  /** What a text asks for, each term once; typing mistakes are put right. */
  readTerms: (text: string) => Term[];
  search: (terms: readonly Term[]) => PassageHit[];
  holds: (passage: Passage, term: string) => boolean;
  /** From 0 to 1: how much a question reads like the passage's title or like one of the ways to ask for it. */
  compare: (question: string) => (passage: Passage) => number;
};

const EVERYDAY_TERMS: ReadonlySet<string> = new Set(
  [...EVERYDAY_WORDS].map(stem).filter((root) => toTerm(root) === root),
);
const EVERYDAY_SHARE = 0.5;
const isEveryday = (term: string) => EVERYDAY_TERMS.has(term) || /^(?:\d{1,2}|\d{4,}|compani)$/.test(term);
/** What the rarest words tell; a word that the site never uses tells as much. */
const MAX_RARITY = 4.8;
/** Enough to tell 'who are you' from 'where are you', and little beside a word that says something. */
const FILLER_WEIGHT = 0.6;
const BOOST = { title: 3, asks: 3, text: 1 } as const;
/** More than anybody asks in one breath. What stands behind is not looked at, so that no message is slow. */
const MAX_TERMS = 24;
const MAX_WORDS = 60;
const MAX_COMPARED_LENGTH = 300;

const wordsOf = ({ title, text, asks = '', bySegment }: Passage) => ({
  title: listWords(title),
  asks: listWords(asks),
  text: listWords([text, ...Object.values(bySegment ?? {})].join(' ')),
});

const termsOf = (words: readonly string[]) => words.filter((word) => !isFiller(word)).map(toTerm);

/** An index over the passages: which of them hold a term, how rare it is, and how its words are spelled. */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const fields = passages.map(wordsOf);
  const termSets = new Map(
    passages.map((passage, id) => [passage, new Set(termsOf(Object.values(fields[id] ?? {}).flat()))]),
  );
  const correct = createSpelling(
    countWords([...KNOWN_WORDS, ...fields.flatMap((field) => Object.values(field).flat())]),
  );
  const known = new Set([...termSets.values()].flatMap((terms) => [...terms]));
  const frequency = countWords([...termSets.values()].flatMap((terms) => [...terms]));
  const rarity = (text: string) =>
    Math.min(MAX_RARITY, Math.log(1 + passages.length / (frequency.get(text) ?? 1)));
  const weigh = (text: string) => rarity(text) * (isEveryday(text) ? EVERYDAY_SHARE : 1);

  const search = new MiniSearch<{ id: number } & Record<keyof typeof BOOST, string>>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(
    fields.map(({ title, asks, text }, id) => ({
      id,
      title: termsOf(title).join(' '),
      asks: termsOf(asks).join(' '),
      text: termsOf(text).join(' '),
    })),
  );

  const weighWord = (word: string) => (isFiller(word) ? FILLER_WEIGHT : weigh(word));
  const readWays = (text: string) =>
    new Set(listWords(text).map((word) => (isFiller(word) ? word : (readTerm(word) ?? word))));
  const weighWords = (words: ReadonlySet<string>) =>
    [...words].map((word) => [word, weighWord(word)] as const);
  const ways = new Map(
    passages.map((passage) => [
      passage,
      [passage.title, ...(passage.asks?.split(';') ?? [])].map((way) => weighWords(readWays(way))),
    ]),
  );
  function readTerm(word: string): string | null {
    const term = toTerm(word);
    if (isFiller(word)) return null;
    if (known.has(term)) return term;
    const meant = correct(word);
    if (meant === null) return term;
    return isFiller(meant) ? null : toTerm(meant);
  }

  return {
    readTerms(text) {
      const words = [...new Set(listWords(text))].slice(0, MAX_WORDS);
      const terms = words.map(readTerm);
      const unique = [...new Set(terms.filter((term) => term !== null))].slice(0, MAX_TERMS);
      return unique.map((term) => ({ text: term, weight: weigh(term) }));
    },
    search(terms) {
      const query = terms.map(({ text }) => text).join(' ');
      const weights = new Map(terms.map(({ text, weight }) => [text, weight / weigh(text)]));
      return search
        .search(query, { boost: BOOST, boostTerm: (term) => weights.get(term) ?? 1 })
        .flatMap(({ id, score }) => {
          const passage = passages[Number(id)];
          return passage ? [{ passage, score }] : [];
        });
    },
    compare(question) {
      const asked = readWays(question.slice(0, MAX_COMPARED_LENGTH));
      const weight = sumWeights(weighWords(asked));
      return (passage) => {
        let best = 0;
        for (const way of ways.get(passage) ?? []) {
          const shared = sumWeights(way.filter(([word]) => asked.has(word)));
          best = Math.max(best, (2 * shared) / (sumWeights(way) + weight));
        }
        return best;
      };
    },
    holds: (passage, term) => termSets.get(passage)?.has(term) ?? false,
  };
}

function sumWeights(words: readonly (readonly [string, number])[]): number {
  return words.reduce((sum, [, weight]) => sum + weight, 0);
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
