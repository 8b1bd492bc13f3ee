import MiniSearch from 'minisearch';
import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { NAVIGATION_ENTRIES } from '@/lib/personalization/navigation';
import { SEGMENTS, type Segment } from '@/lib/personalization/persona';
import { createLexicon, sumWeights, type Lexicon, type Term } from './lexicon';
import { listTerms } from './list-terms';
import type { Passage, PassageKind } from './passage';

export type Reader = { page?: RoutePath; segment?: Segment };

export type Query = Reader & {
  text: string;
  before?: { text: string; passage: Passage | undefined };
};

export type RankedPassage = {
  passage: Passage;
  score: number;
  /** Share of the question's weight found in the passage, 0 to 1. */
  share: number;
  /** Highest similarity between the question and a wording of the passage, 0 to 1. */
  similarity: number;
};

/** Minimum scores of a sure answer and of a closest match. */
export const SURE = 0.56;
export const CLOSE = 0.4;

const WEIGHTS = { similarity: 0.5, share: 0.25, relevance: 0.25 } as const;

/** Relevance that scores one half. */
const MIDDLE_RELEVANCE = 70;

/** Factor for a question that contains a wording. */
const CONTAINED = 0.8;
const MIN_COVERAGE = 0.75;
const MIN_CONTAINED_WEIGHT = 4.5;

/** Questions this short depend on context. */
const SHORT_QUESTION_TERMS = 2;
const PREVIOUS_SHARE = 0.6;

const BOOSTS = {
  page: 1.04,
  pointedPage: 1.3,
  previousPlace: 1.25,
  previousPage: 1.1,
  segment: 1.03,
} as const;

/** Page copy ranks below answers written for a question. */
const KIND_WEIGHT: Partial<Record<PassageKind, number>> = { article: 0.86, example: 0.92, page: 0.86 };

/** The API reference mentions everything, so it counts less unless the question is about calls. */
const UNASKED_API_WEIGHT = 0.7;

const ABOUT_CALLS =
  /\b(?:[Aa][Pp][Ii]s?|calls?|endpoints?|curl|json|JSON|https?|HTTP|REST|requests?|GET|POST|PATCH|PUT|DELETE|status|headers?|payloads?|body|[Oo]pen[Aa][Pp][Ii]|[Ss]wagger|schema|[Ee]rrors?|batch|fields?|user ?ids?|probes?|health|login|[Aa]uthenticat\w*|SDK|sdk|webhooks?|[Ii]ntegrat\w*|[Dd]ocumentation|docs)\b|(?<![$€£\d.,])\b[45]\d\d\b(?![+%]|[.,]\d| (?:an?|per|people|users?|visit\w*|dollars?|bucks|euros?|eur|usd|employees|staff|pages|customers|months?)\b)/;

const REFERS_BACK =
  /^(?:and|what about|how about|or|but|then|also|so|for|in|with)\b|\b(?:it|its|it's|they|them|their|that|those|this|these|here|there|ones?)\b/i;

const indexes = new WeakMap<readonly Passage[], PassageIndex>();

/** Built on the first question, then cached for the life of the process. */
function indexOf(passages: readonly Passage[]): PassageIndex {
  const index = indexes.get(passages) ?? createPassageIndex(passages);
  indexes.set(passages, index);
  return index;
}

export function rankPassages(all: readonly Passage[], query: Query): RankedPassage[] {
  const index = indexOf(all);
  const own = index.readTerms(query.text);
  const content = own.filter(({ isFiller }) => !isFiller);
  const refersBack = content.length <= SHORT_QUESTION_TERMS || REFERS_BACK.test(query.text);
  const added = refersBack && query.before ? index.readTerms(query.before.text) : [];
  const terms = [
    ...own,
    ...added
      .filter(({ text, isFiller }) => !isFiller && !own.some((term) => term.text === text))
      .map((term) => ({ ...term, weight: term.weight * PREVIOUS_SHARE })),
  ];
  const isAboutCalls = ABOUT_CALLS.test(query.text) || query.before?.passage?.kind === 'api';
  const similarities = index.compare(terms);
  const relevances = index.search(terms);
  const found = new Set([...similarities.keys(), ...relevances.keys()]);
  return [...found]
    .map((passage): RankedPassage => {
      const similarity = similarities.get(passage) ?? 0;
      const matched = content.filter(({ text }) => index.hasTerm(passage, text));
      const share = content.length > 0 ? sumWeights(matched) / sumWeights(content) : similarity;
      const relevance = relevances.get(passage) ?? 0;
      const score =
        WEIGHTS.similarity * similarity +
        WEIGHTS.share * share +
        (WEIGHTS.relevance * relevance) / (relevance + MIDDLE_RELEVANCE);
      const kind = passage.kind === 'api' && !isAboutCalls ? UNASKED_API_WEIGHT : KIND_WEIGHT[passage.kind];
      return { passage, similarity, share, score: score * (kind ?? 1) * boost(passage, query, refersBack) };
    })
    .sort((a, b) => b.score - a.score);
}

function boost({ href }: Passage, { page, segment, before }: Query, refersBack: boolean): number {
  const own = pageOf(href);
  const previous = before?.passage?.href;
  if (refersBack && previous)
    return href === previous ? BOOSTS.previousPlace : own === pageOf(previous) ? BOOSTS.previousPage : 1;
  if (own === page && page !== ROUTES.home) return refersBack ? BOOSTS.pointedPage : BOOSTS.page;
  return segment && isPageFor(own, segment) ? BOOSTS.segment : 1;
}

/** Whether the navigation shows the page for this segment but not for all segments. */
function isPageFor(page: string, segment: Segment): boolean {
  const segments: readonly Segment[] =
    NAVIGATION_ENTRIES.find(({ href }) => href === page)?.segments ?? SEGMENTS;
  return segments.length < SEGMENTS.length && segments.includes(segment);
}

export function pageOf(href: string): string {
  return href.split('#')[0] ?? href;
}

type PassageIndex = {
  readTerms: Lexicon['readTerms'];
  search: (terms: readonly Term[]) => Map<Passage, number>;
  hasTerm: (passage: Passage, term: string) => boolean;
  compare: (terms: readonly Term[]) => Map<Passage, number>;
};

const BOOST = { title: 2, asks: 3, text: 1 } as const;
const MAX_FOUND = 100;

const textOf = ({ text, bySegment }: Passage) => [text, ...Object.values(bySegment ?? {})].join(' ');

type Fields = Record<keyof typeof BOOST, readonly string[]>;

function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const { readTerms } = createLexicon(
    passages.map((passage) => [passage.title, passage.asks, textOf(passage)].join('\n')),
  );
  const fields = passages.map((passage): Fields => ({
    title: listTerms(passage.title),
    asks: listTerms(passage.asks ?? ''),
    text: listTerms(textOf(passage)),
  }));
  const held = new Map(
    passages.map((passage, id) => [passage, new Set(Object.values(fields[id] ?? {}).flat())]),
  );
  return {
    readTerms,
    search: createSearch(passages, fields),
    hasTerm: (passage, term) => held.get(passage)?.has(term) ?? false,
    compare: createComparison(passages, readTerms),
  };
}

function createSearch(passages: readonly Passage[], fields: readonly Fields[]): PassageIndex['search'] {
  const index = new MiniSearch<{ id: number } & Record<keyof typeof BOOST, string>>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(
    fields.map(({ title, asks, text }, id) => ({
      id,
      title: title.join(' '),
      asks: asks.join(' '),
      text: text.join(' '),
    })),
  );
  return function search(terms) {
    const content = terms.filter(({ isFiller }) => !isFiller);
    const hits = index.search(content.map(({ text }) => text).join(' '), { boost: BOOST });
    return new Map(
      hits.slice(0, MAX_FOUND).flatMap(({ id, score }) => {
        const passage = passages[Number(id)];
        return passage ? [[passage, score] as const] : [];
      }),
    );
  };
}

/** Compares a question with every wording (title and asks) of every passage, word by word. */
function createComparison(
  passages: readonly Passage[],
  readTerms: Lexicon['readTerms'],
): PassageIndex['compare'] {
  const wordings = passages.flatMap((passage) =>
    [passage.title, ...(passage.asks ?? '').split(';')]
      .filter((wording) => wording.trim())
      .map((wording) => {
        const terms = readTerms(wording);
        const content = terms.filter(({ isFiller }) => !isFiller);
        const isContainable = terms.length > 2 && sumWeights(content) >= MIN_CONTAINED_WEIGHT;
        return { passage, terms, weight: sumWeights(terms), isContainable };
      }),
  );
  const byTerm = new Map<string, number[]>();
  wordings.forEach(({ terms }, id) => {
    for (const { text } of terms) {
      const ids = byTerm.get(text) ?? [];
      ids.push(id);
      byTerm.set(text, ids);
    }
  });
  return function compare(terms) {
    const shared = new Map<number, number>();
    for (const { text, weight } of terms)
      for (const id of byTerm.get(text) ?? []) shared.set(id, (shared.get(id) ?? 0) + weight);
    const questionWeight = sumWeights(terms);
    const best = new Map<Passage, number>();
    for (const [id, weight] of shared) {
      const wording = wordings[id];
      if (!wording) continue;
      const overlap = (2 * weight) / (wording.weight + questionWeight);
      const coverage = weight / wording.weight;
      const contained = wording.isContainable && coverage >= MIN_COVERAGE ? CONTAINED * coverage : 0;
      const similarity = Math.min(1, Math.max(overlap, contained));
      if (similarity > (best.get(wording.passage) ?? 0)) best.set(wording.passage, similarity);
    }
    return best;
  };
}
