import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Passage } from './passage';
import { dropCourtesy } from './courtesy';
import { readPassages } from './passages';
import { listTerms, listWords, toTerm } from './terms';

export type Hit = { passage: Passage; score: number };

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
  const vocabulary = new Set<string>();
  const search = new MiniSearch<Record<(typeof FIELDS)[number], string> & { id: number }>({
    fields: [...FIELDS],
    tokenize: listWords,
    processTerm(word) {
      const term = toTerm(word);
      if (term) vocabulary.add(term);
      return term;
    },
    searchOptions: { boost: { question: 2, wordings: 2 }, bm25: { k: 2, b: 0.4, d: 0 } },
  });
  const documents = passages.map(({ question, wordings = [], text }, id) => ({
    id,
    question,
    wordings: wordings.join('\n'),
    text,
  }));
  await search.addAllAsync(documents, { chunkSize: PIECE });

  const asked = listAsked(passages);
  return {
    passages,
    findAsked: (question) => asked.get(toKey(question)) ?? asked.get(dropCourtesy(question)),
    search(question, context = '') {
      const own = listTerms(question)
        .slice(0, MAX_TERMS)
        .map((term) => unswap(term, vocabulary));
      const terms = [...new Set([...own, ...listTerms(context)])].slice(0, MAX_TERMS);
      const misspelt = new Set(
        terms
          .filter(
            (term) =>
              !vocabulary.has(term) &&
              term.length >= MIN_MISSPELT_LENGTH &&
              term.length <= MAX_MISSPELT_LENGTH,
          )
          .slice(0, MAX_MISSPELT),
      );
      const hits = search.search(terms.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        fuzzy: (term) => misspelt.has(term) && FUZZINESS,
        maxFuzzy: 2,
        boostTerm: (term) => (own.includes(term) ? 1 : CONTEXT_WEIGHT),
      });
      const best = new Map<string, Hit>();
      for (const { id, score } of hits) {
        const passage = passages[Number(id)];
        if (passage && !best.has(passage.question)) best.set(passage.question, { passage, score });
      }
      return [...best.values()];
    },
  };
}

/** A misspelt word with two letters swapped is the word that the pages have. */
function unswap(term: string, vocabulary: ReadonlySet<string>): string {
  if (vocabulary.has(term) || term.length < MIN_MISSPELT_LENGTH || term.length > MAX_MISSPELT_LENGTH)
    return term;
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
