import MiniSearch from 'minisearch';
import { createLexicon, listTerms, sumWeights, type Lexicon, type Term } from './lexicon';
import type { Passage } from './passage';

export type PassageHit = { passage: Passage; score: number };

export type PassageIndex = {
  readTerms: Lexicon['readTerms'];
  /** The passages that hold some of the terms, best first. */
  search: (terms: readonly Term[]) => PassageHit[];
  holds: (passage: Passage, term: string) => boolean;
  /** From 0 to 1: how much a question reads like the passage's title or like one of the ways to ask for it. */
  compare: (question: string) => (passage: Passage) => number;
};

const BOOST = { title: 3, asks: 3, text: 1 } as const;

const fieldsOf = ({ title, text, asks = '', bySegment }: Passage) => ({
  title,
  asks,
  text: [text, ...Object.values(bySegment ?? {})].join(' '),
});

const wholeOf = (passage: Passage) => Object.values(fieldsOf(passage)).join('\n');

/** An index over the passages. Building it takes a while; asking it does not. */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const lexicon = createLexicon(passages.map(wholeOf));
  const held = new Map(passages.map((passage) => [passage, new Set(listTerms(wholeOf(passage)))]));
  return {
    readTerms: lexicon.readTerms,
    search: createSearch(passages, lexicon),
    holds: (passage, term) => held.get(passage)?.has(term) ?? false,
    compare: createComparison(passages, lexicon),
  };
}

function createSearch(passages: readonly Passage[], { weigh }: Lexicon): PassageIndex['search'] {
  const index = new MiniSearch<{ id: number } & Record<keyof typeof BOOST, string>>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const termsOf = (text: string) => listTerms(text).join(' ');
  const documents = passages.map((passage, id) => {
    const { title, asks, text } = fieldsOf(passage);
    return { id, title: termsOf(title), asks: termsOf(asks), text: termsOf(text) };
  });
  index.addAll(documents);

  return function search(terms) {
    const weights = new Map(terms.map(({ text, weight }) => [text, weight / weigh(text)]));
    const query = [...weights.keys()].join(' ');
    return index
      .search(query, { boost: BOOST, boostTerm: (term) => weights.get(term) ?? 1 })
      .flatMap(({ id, score }) => {
        const passage = passages[Number(id)];
        return passage ? [{ passage, score }] : [];
      });
  };
}

function createComparison(passages: readonly Passage[], { readWords }: Lexicon): PassageIndex['compare'] {
  const waysOf = ({ title, asks = '' }: Passage) => [title, ...asks.split(';')].filter((way) => way.trim());
  const ways = new Map(
    passages.map((passage) => [
      passage,
      waysOf(passage).map((way) => {
        const words = readWords(way);
        return { words, weight: sumWeights(words) };
      }),
    ]),
  );
  return function compare(question) {
    const asked = readWords(question);
    const weight = sumWeights(asked);
    const texts = new Set(asked.map(({ text }) => text));
    return (passage) =>
      (ways.get(passage) ?? []).reduce((best, way) => {
        const shared = sumWeights(way.words.filter(({ text }) => texts.has(text)));
        return Math.max(best, (2 * shared) / (way.weight + weight));
      }, 0);
  };
}
