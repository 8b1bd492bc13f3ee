import MiniSearch from 'minisearch';
import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { API_CALL_IDS } from '@/lib/content/pages/api-docs';
import { NAVIGATION_ENTRIES } from '@/lib/personalization/rules/navigation';
import { SEGMENTS, type Segment } from '@/lib/personalization/persona';
import { matchTokens, readTokens, type TokenMatch, type Tokens } from './exact-tokens';
import { createLexicon, sumWeights, type Lexicon, type Term } from './lexicon';
import { listTerms } from './list-terms';
import type { Passage, PassageKind } from './passage';

export type Reader = { page?: RoutePath; segment?: Segment };

/** What the conversation is about: the last question and answer that were no small talk. */
export type Topic = { text: string; passage?: Passage; tokens: Tokens };

export type Query = Reader & { text: string; topic?: Topic };

export type RankedPassage = {
  passage: Passage;
  /** Above 0.75 mostly right; a named code, call or case adds to it. */
  score: number;
  /** Share of the question's weight found in the passage, 0 to 1. */
  share: number;
  /** Share of the question's weight found in one of its sentences and the title: a subject and its property, 0 to 1. */
  agreement: number;
  /** It lacks a name in the question, or a word that the site does not know. */
  lacksName: boolean;
  /** Highest similarity between the question and a wording of the passage, 0 to 1. */
  similarity: number;
};

const WEIGHTS = { similarity: 0.5, share: 0.25, relevance: 0.35 } as const;

/** Relevance that scores one half. */
const MIDDLE_RELEVANCE = 70;

/** Factor for a question that contains a wording. */
const CONTAINED = 0.8;
const MIN_COVERAGE = 0.75;
const MIN_CONTAINED_WEIGHT = 4.5;

/** Questions this short depend on context. */
const SHORT_QUESTION_TERMS = 2;
const TOPIC_SHARE = 0.6;

const BOOSTS = {
  page: 1.04,
  pointedPage: 1.3,
  otherPage: 0.85,
  topicPlace: 1.15,
  topicPage: 1.1,
  segment: 1.03,
  token: 1.05,
  exact: 0.15,
} as const;

/** Page copy ranks below answers written for a question. */
const KIND_WEIGHT: Partial<Record<PassageKind, number>> = {
  article: 0.86,
  example: 0.92,
  page: 0.95,
};

/** The API reference mentions everything, so it counts less unless the question is about calls. */
const UNASKED_API_WEIGHT = 0.7;

/** A page's description names everything on it. */
const WHOLE_PAGE_WEIGHT = 0.9;

/** Advice in articles is not what most questions are about. */
const READING_WEIGHT = 0.9;

/** The first facts of a place are the main ones, which a question of one word is about. */
const PRIOR = 0.04;
const PRIOR_IF_SHORT = 0.15;

const LACKS_NUMBER = 0.8;
const LACKS_TIME = 0.9;

const ABOUT_CALLS =
  /\b(?:[Aa][Pp][Ii]s?|calls?|endpoints?|curl|json|JSON|https?|HTTP|REST|requests?|GET|POST|PATCH|PUT|DELETE|status|headers?|payloads?|body|[Oo]pen[Aa][Pp][Ii]|[Ss]wagger|schema|[Ee]rrors?|batch|fields?|user ?ids?|probes?|health|login|[Aa]uthenticat\w*|SDK|sdk|webhooks?|[Ii]ntegrat\w*|[Dd]ocumentation|docs)\b|\/api\b/;

const REFERS_BACK =
  /^(?:and|what about|how about|or|but|then|also|so|for|in|with)\b|\b(?:it|its|it's|they|them|their|that|those|this|these|here|there|ones?)\b/i;

const ASKS_NUMBER =
  /\b(?:how (?:many|much|long|often|deep|big|large|far|fast|early|soon|old|accurate|sure|high|wide)|max(?:imum)?|minimum|percent(?:age)?|(?:what|which) (?:share|number|size|priority|score|rate|limit|range|length))\b/i;
const HAS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty|thirty|fifty|hundred|half|hour|day|week|month|year|none|never|at once)s?\b/i;

const ASKS_TIME = /\bhow (?:long|soon|fast|quick(?:ly)?)\b|\bwhen\b|\bfor how many (?:days|months|weeks)\b/i;
const HAS_TIME =
  /\b(?:second|minute|hour|day|week|month|year|once|today|end|until|after|before|ahead|length|characters)s?\b/i;

export function pageOf(href: string): string {
  return href.split('#')[0] ?? href;
}

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
  const named = readTokens(query.text);
  const refersBack = content.length <= SHORT_QUESTION_TERMS || REFERS_BACK.test(query.text);
  const topic = refersBack ? query.topic : undefined;
  const added = topic ? index.readTerms(topic.text) : [];
  const terms = [
    ...own,
    ...added
      .filter(({ text, isFiller }) => !isFiller && !own.some((term) => term.text === text))
      .map((term) => ({ ...term, weight: term.weight * TOPIC_SHARE })),
  ];
  const tokens = topic ? { ...topic.tokens, ...named } : named;
  const asksNumber = ASKS_NUMBER.test(query.text);
  const asksTime = ASKS_TIME.test(query.text);
  const isShort = new Set(content.map(({ text }) => text.replace('=', ''))).size <= SHORT_QUESTION_TERMS;
  const isAboutCalls =
    ABOUT_CALLS.test(query.text) || Boolean(tokens.status ?? tokens.call) || topic?.passage?.kind === 'api';
  const similarities = index.compare(terms);
  const relevances = index.search(terms);
  const names = content.filter(({ isName }) => isName);
  const contentWeight = sumWeights(content);
  const possible = [...new Set([...similarities.keys(), ...relevances.keys()])].flatMap((passage) => {
    const match = index.match(tokens, passage);
    if (!match) return [];
    const similarity = similarities.get(passage) ?? 0;
    const relevance = relevances.get(passage) ?? 0;
    const found =
      WEIGHTS.similarity * similarity + (WEIGHTS.relevance * relevance) / (relevance + MIDDLE_RELEVANCE);
    return [{ passage, match, similarity, found: found + match.exact * BOOSTS.exact }];
  });
  return possible
    .sort((a, b) => b.found - a.found)
    .slice(0, MAX_FOUND)
    .map(({ passage, match, similarity, found }): RankedPassage => {
      const shareIn = (held: ReadonlySet<string>) =>
        sumWeights(content.filter(({ text }) => held.has(text))) / contentWeight;
      const share = content.length > 0 ? shareIn(index.termsOf(passage)) : similarity;
      const agreement = content.length > 0 ? Math.max(...index.sentencesOf(passage).map(shareIn)) : 0;
      const factor =
        weighKind(passage, isAboutCalls) *
        boost(passage, query, refersBack, topic) *
        BOOSTS.token ** match.count *
        (1 + (isShort ? PRIOR_IF_SHORT : PRIOR) / (1 + index.position(passage))) *
        (asksNumber && !HAS_NUMBER.test(passage.text) ? LACKS_NUMBER : 1) *
        (asksTime && !HAS_TIME.test(passage.text) ? LACKS_TIME : 1);
      const lacksName = names.some(({ text }) => !index.termsOf(passage).has(text));
      return {
        passage,
        similarity,
        share,
        agreement,
        lacksName,
        score: (found + WEIGHTS.share * share) * factor,
      };
    })
    .sort((a, b) => b.score - a.score);
}

function weighKind({ kind, href }: Passage, isAboutCalls: boolean): number {
  if (kind === 'api' && !isAboutCalls) return UNASKED_API_WEIGHT;
  if (kind === 'page' && !href.includes('#')) return WHOLE_PAGE_WEIGHT;
  return kind === 'fact' && pageOf(href) === ROUTES.contentHub ? READING_WEIGHT : (KIND_WEIGHT[kind] ?? 1);
}

function boost(
  { href }: Passage,
  { page, segment }: Query,
  refersBack: boolean,
  topic: Topic | undefined,
): number {
  const own = pageOf(href);
  const previous = topic?.passage?.href;
  if (previous)
    return href === previous ? BOOSTS.topicPlace : own === pageOf(previous) ? BOOSTS.topicPage : 1;
  if (own === page && page !== ROUTES.home) return refersBack ? BOOSTS.pointedPage : BOOSTS.page;
  if (refersBack && page && page !== ROUTES.home) return BOOSTS.otherPage;
  return segment && isPageFor(own, segment) ? BOOSTS.segment : 1;
}

/** Whether the navigation shows the page for this segment but not for all segments. */
function isPageFor(page: string, segment: Segment): boolean {
  const segments: readonly Segment[] =
    NAVIGATION_ENTRIES.find(({ href }) => href === page)?.segments ?? SEGMENTS;
  return segments.length < SEGMENTS.length && segments.includes(segment);
}

type PassageIndex = {
  readTerms: Lexicon['readTerms'];
  search: (terms: readonly Term[]) => Map<Passage, number>;
  termsOf: (passage: Passage) => ReadonlySet<string>;
  sentencesOf: (passage: Passage) => readonly ReadonlySet<string>[];
  compare: (terms: readonly Term[]) => Map<Passage, number>;
  match: (tokens: Tokens, passage: Passage) => TokenMatch | null;
  position: (passage: Passage) => number;
};

const BOOST = { title: 2, asks: 3, text: 1 } as const;
const MAX_FOUND = 100;

const SENTENCE_BREAK = /(?<=[.!?])\s+/;
const textOf = ({ text, bySegment }: Passage) => [text, ...Object.values(bySegment ?? {})].join(' ');

/** A passage's own tokens. Its place on the API page names the call. */
export function tokensOf({ title, text, href, asks = '' }: Passage): Tokens {
  const place = href.split('#')[1] ?? '';
  const tokens = readTokens(`${title} ${asks.split(';')[0] ?? ''} ${text} ${place.replaceAll('-', ' ')}`);
  return API_CALL_IDS.some((id) => id === place) ? { ...tokens, call: [place] } : tokens;
}

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
  const sentences = new Map(
    passages.map((passage, id) => [
      passage,
      textOf(passage)
        .split(SENTENCE_BREAK)
        .map((sentence) => new Set([...(fields[id]?.title ?? []), ...listTerms(sentence)])),
    ]),
  );
  const counts = new Map<string, number>();
  const positions = new Map(
    passages.map((passage) => {
      const position = counts.get(passage.href) ?? 0;
      counts.set(passage.href, position + 1);
      return [passage, position] as const;
    }),
  );
  const tokens = new Map(passages.map((passage) => [passage, tokensOf(passage)]));
  const known = new Set(
    [...tokens.values()].flatMap((own) =>
      Object.entries(own).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)),
    ),
  );
  return {
    readTerms,
    search: createSearch(passages, fields),
    termsOf: (passage) => held.get(passage) ?? new Set(),
    sentencesOf: (passage) => sentences.get(passage) ?? [],
    compare: createComparison(passages, readTerms),
    position: (passage) => positions.get(passage) ?? 0,
    match: (asked, passage) =>
      matchTokens(asked, tokens.get(passage) ?? {}, (kind, name) => known.has(`${kind} ${name}`)),
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
    [...new Set([passage.title, ...(passage.asks ?? '').split(';')])]
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
    const shared = new Float64Array(wordings.length);
    for (const { text, weight } of terms)
      for (const id of byTerm.get(text) ?? []) shared[id] = (shared[id] ?? 0) + weight;
    const questionWeight = sumWeights(terms);
    const best = new Map<Passage, number>();
    shared.forEach((weight, id) => {
      const wording = wordings[id];
      if (weight === 0 || !wording) return;
      const overlap = (2 * weight) / (wording.weight + questionWeight);
      const coverage = weight / wording.weight;
      const contained = wording.isContainable && coverage >= MIN_COVERAGE ? CONTAINED * coverage : 0;
      const similarity = Math.min(1, Math.max(overlap, contained));
      if (similarity > (best.get(wording.passage) ?? 0)) best.set(wording.passage, similarity);
    });
    return best;
  };
}
