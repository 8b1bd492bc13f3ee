import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Passage } from './passage';
import { dropCourtesy } from './small-talk';
import { readPassages } from './passages';
import { listTerms, listWords, toTerm } from './terms';

/** `similarity`: of the question to the most similar wording of the passage, from 0 to 1. */
export type Hit = { passage: Passage; score: number; similarity: number };

export type PassageIndex = {
  passages: readonly Passage[];
  /** The passage that a question is a wording of, word for word but for courtesies. */
  findAsked: (question: string) => Passage | undefined;
  /** Best first, each question once. Of `context`, the words that the question does not have itself count less. */
  search: (question: string, context?: string) => Hit[];
};

const FIELDS = ['question', 'wordings', 'text'] as const;

/** Passages that are added before other work has its turn. */
const PIECE = 20;

/** Of a question. More say nothing more, and the longest message stays fast. */
const MAX_TERMS = 60;
const MAX_MISSPELT = 4;
const MIN_MISSPELT_LENGTH = 4;
const MAX_MISSPELT_LENGTH = 25;
const FUZZINESS = 0.3;

const CONTEXT_WEIGHT = 0.4;

/** Passages that are compared wording by wording. */
const MAX_COMPARED = 20;
/** A passage with a wording that is the question counts this many times more than one without a shared word. */
const SIMILARITY_WEIGHT = 2;

let index: Promise<PassageIndex> | undefined;

/** Built once, in pieces: when the server warms up, so that no question waits for it. */
export function openIndex(): Promise<PassageIndex> {
  index ??= buildIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function buildIndex(): Promise<PassageIndex> {
  const passages = readPassages();
  await nextTurn();
  const counts = new Map<string, number>();
  const search = new MiniSearch<Record<(typeof FIELDS)[number], string> & { id: number }>({
    fields: [...FIELDS],
    tokenize: listWords,
    processTerm(word) {
      const term = toTerm(word);
      if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
      return term;
    },
    searchOptions: { boost: { question: 2, wordings: 2 }, bm25: { k: 2, b: 0.4, d: 0 } },
  });
  await search.addAllAsync(passages.map(toDocument), { chunkSize: PIECE });

  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const weigh = (term: string) => Math.log(1 + total / (counts.get(term) ?? 1));
  const isMisspelt = (term: string) =>
    !counts.has(term) && term.length >= MIN_MISSPELT_LENGTH && term.length <= MAX_MISSPELT_LENGTH;
  const compareTo = createComparison(weigh);
  const asked = listAsked(passages);
  return {
    passages,
    findAsked: (question) => asked.get(toKey(question)) ?? asked.get(dropCourtesy(question)),
    search(question, context = '') {
      const own = [
        ...new Set(listTerms(question).map((term) => (isMisspelt(term) ? unswap(term, counts) : term))),
      ].slice(0, MAX_TERMS);
      const terms = [...new Set([...own, ...listTerms(context)])].slice(0, MAX_TERMS);
      const misspelt = new Set(terms.filter(isMisspelt).slice(0, MAX_MISSPELT));
      const earlier = new Set(terms.slice(own.length));
      const boost = (term: string) => (earlier.has(term) ? CONTEXT_WEIGHT : 1);
      const found = search.search(terms.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        fuzzy: (term) => misspelt.has(term) && FUZZINESS,
        maxFuzzy: 2,
        boostTerm: boost,
      });
      const hits = new Map<string, Hit>();
      for (const { id, score, terms: matched, queryTerms } of found) {
        const passage = passages[Number(id)];
        if (!passage || hits.has(passage.question)) continue;
        // Of a misspelt word, what it was found as.
        const isFound = (term: string) => misspelt.has(term) && queryTerms.includes(term);
        const spelt = [...terms.filter((term) => !isFound(term)), ...matched];
        const similarity = hits.size < MAX_COMPARED ? compareTo(passage, spelt, boost) : 0;
        hits.set(passage.question, {
          passage,
          score: score * (1 + SIMILARITY_WEIGHT * similarity),
          similarity,
        });
      }
      return [...hits.values()].sort((one, other) => other.score - one.score);
    },
  };
}

const toDocument = ({ question, wordings = [], text }: Passage, id: number) => ({
  id,
  question,
  wordings: wordings.join('\n'),
  text,
});

/** How much a term says. */
type Weigh = (term: string) => number;
type Vector = { weights: ReadonlyMap<string, number>; length: number };

function toVector(terms: readonly string[], weigh: Weigh): Vector {
  const weights = new Map(terms.map((term) => [term, weigh(term)]));
  const squares = [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);
  return { weights, length: Math.sqrt(squares) };
}

/** How alike two texts are: the cosine of their terms, from 0 to 1. */
function compare(one: Vector, other: Vector): number {
  let shared = 0;
  for (const [term, weight] of other.weights) shared += weight * (one.weights.get(term) ?? 0);
  return shared === 0 ? 0 : shared / (one.length * other.length);
}

type Compare = (passage: Passage, terms: readonly string[], boost: Weigh) => number;

/** The similarity of terms to the most similar wording of a passage. The wordings are split when they are first needed. */
function createComparison(weigh: Weigh): Compare {
  const known = new Map<Passage, readonly Vector[]>();
  return (passage, terms, boost) => {
    const { question, wordings = [] } = passage;
    const vectors =
      known.get(passage) ?? [question, ...wordings].map((text) => toVector(listTerms(text), weigh));
    known.set(passage, vectors);
    const asked = toVector(terms, (term) => weigh(term) * boost(term));
    return Math.max(...vectors.map((vector) => compare(asked, vector)));
  };
}

/** A misspelt word with two letters swapped is the word that the pages have. */
function unswap(term: string, vocabulary: ReadonlyMap<string, number>): string {
  const letters = [...term];
  const swapped = letters.map((letter, at) =>
    [...letters.slice(0, at), letters[at + 1] ?? '', letter, ...letters.slice(at + 2)].join(''),
  );
  return swapped.find((word) => vocabulary.has(word)) ?? term;
}

/** A passage's own question is its own, another wording only if no other passage has it. */
function listAsked(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  const worded = new Map<string, Set<Passage>>();
  const asked = new Map<string, Passage>();
  for (const passage of passages) {
    const question = toKey(passage.question);
    if (!asked.has(question)) asked.set(question, passage);
    for (const key of (passage.wordings ?? []).map(toKey))
      worded.set(key, (worded.get(key) ?? new Set()).add(passage));
  }
  for (const [key, [only, ...others]] of worded)
    if (only && others.length === 0 && !asked.has(key)) asked.set(key, only);
  return asked;
}

const toKey = (text: string) => listWords(text).join(' ');
