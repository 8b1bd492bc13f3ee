import MiniSearch from 'minisearch';
import { ROUTES, type Href } from '@/lib/config/routes';
import type { ChatMessage } from '@/lib/contracts/chat';
import { createLexicon, listTerms, sumWeights, type Lexicon, type Term } from './lexicon';
import type { Passage, PassageKind } from './passage';
import { splitLinks } from './split-links';

export type ChatTurn = Pick<ChatMessage, 'message' | 'isUserMessage'>;

export type RankedPassage = {
  passage: Passage;
  score: number;
  share: number;
  matched: number;
  likeness: number;
};

/** Thresholds for an answer: it explains much of the question, or a good part with high relevance. */
const ANSWERS = [
  { share: 0.55, score: 12, matched: 1 },
  { share: 0.36, score: 15, matched: 2 },
] as const;

const MIN_SHARE_BESIDE = 0.4;

const MAX_PASSAGES = 3;
const MAX_CANDIDATES = 100;

/** Questions this short depend on context. */
const SHORT_QUESTION_TERMS = 2;

const PREVIOUS_WEIGHT = 0.4;
const CITED_BOOST = 1.6;

const ALIKE = 0.75;

const LIKENESS_BOOST = 6;

/** Long texts hold many words by chance. */
const KIND_WEIGHT: Partial<Record<PassageKind, number>> = { article: 0.75, example: 0.85, page: 0.8 };

/** The API reference mentions everything; it counts less unless the question is about calls. */
const UNASKED_API_WEIGHT = 0.4;

const ABOUT_CALLS =
  /\b(?:[Aa][Pp][Ii]s?|calls?|endpoints?|curl|json|JSON|https?|HTTP|REST|requests?|GET|POST|PATCH|PUT|DELETE|status|headers?|payloads?|body|[Oo]pen[Aa][Pp][Ii]|[Ss]wagger|schema|[Ee]rrors?|batch|fields?|user ?ids?|probes?|health|login|[Aa]uthenticat\w*|SDK|sdk|webhooks?|[Ii]ntegrat\w*|[Dd]ocumentation|docs|[45]\d\d)\b/;

const POINTS_BACK =
  /^(?:and|what about|how about|or|but|then|also|so)\b|\b(?:it|its|it's|they|them|their|that|those|this|these|there|one)\b/i;

const ASKS = /\b(?:how|what|which|who|whom|whose|where|when|why|more)\b/i;
const indexes = new WeakMap<readonly Passage[], PassageIndex>();

/** Built at the first question and kept as long as the process lives. */
function indexOf(passages: readonly Passage[]): PassageIndex {
  const index = indexes.get(passages) ?? createPassageIndex(passages);
  indexes.set(passages, index);
  return index;
}

/** Best passages first, one per page; empty if the site has no answer. */
export function findPassages(
  all: readonly Passage[],
  question: string,
  history: readonly ChatTurn[] = [],
): Passage[] {
  const ranked = rankPassages(all, question, history);
  if (!ranked[0] || !isAnswer(ranked[0])) return [];
  return ranked
    .filter(({ share }) => share >= MIN_SHARE_BESIDE)
    .slice(0, MAX_PASSAGES)
    .map(({ passage }) => passage);
}

function isAnswer({ share, score, matched, likeness }: RankedPassage): boolean {
  return (
    likeness >= ALIKE ||
    ANSWERS.some((least) => share >= least.share && score >= least.score && matched >= least.matched)
  );
}

export function rankPassages(
  all: readonly Passage[],
  question: string,
  history: readonly ChatTurn[] = [],
): RankedPassage[] {
  const index = indexOf(all);
  const own = index.readTerms(question);
  const before = leansBack(question, own) ? readPrevious(index, history) : { terms: [], hrefs: [] };
  const asked = own.length > 0 ? own : before.terms;
  const added = before.terms
    .filter(({ text }) => !own.some((term) => term.text === text))
    .map(({ text, weight }) => ({ text, weight: weight * PREVIOUS_WEIGHT }));
  const hits: PassageHit[] =
    asked.length > 0
      ? index.search([...own, ...added]).slice(0, MAX_CANDIDATES)
      : all.map((passage) => ({ passage, score: 1 }));
  const compare = index.compare(question);
  const isAboutCalls = ABOUT_CALLS.test(question) || before.hrefs.some((href) => href.startsWith(ROUTES.api));
  const ranked = hits.map((hit): RankedPassage => {
    const likeness = compare(hit.passage);
    const held = asked.filter(({ text }) => index.holds(hit.passage, text));
    const explained = asked.length > 0 ? sumWeights(held) / sumWeights(asked) : 0;
    const share = likeness >= ALIKE ? Math.max(explained, likeness) : explained;
    return {
      passage: hit.passage,
      share,
      likeness,
      matched: held.length,
      score:
        score(hit, share, likeness) *
        (before.hrefs.includes(hit.passage.href) ? CITED_BOOST : 1) *
        (hit.passage.kind === 'api' && !isAboutCalls ? UNASKED_API_WEIGHT : 1),
    };
  });
  return onePerPlace(ranked.sort((a, b) => b.score - a.score));
}

function score({ passage, score: found }: PassageHit, share: number, likeness: number): number {
  return found * share ** 2 * (KIND_WEIGHT[passage.kind] ?? 1) * (1 + LIKENESS_BOOST * likeness ** 2);
}

function leansBack(question: string, own: readonly Term[]): boolean {
  if (own.length === 0) return ASKS.test(question);
  return own.length <= SHORT_QUESTION_TERMS || POINTS_BACK.test(question);
}

function readPrevious(index: PassageIndex, history: readonly ChatTurn[]): { terms: Term[]; hrefs: Href[] } {
  const asked = history.findLast(
    ({ isUserMessage, message }) => isUserMessage && index.readTerms(message).length > 0,
  );
  const replied = history.findLast(({ isUserMessage }) => !isUserMessage);
  return {
    terms: asked ? index.readTerms(asked.message) : [],
    hrefs: splitLinks(replied?.message ?? '')
      .flatMap(({ href }) => href ?? [])
      .slice(0, 1),
  };
}

function onePerPlace(ranked: readonly RankedPassage[]): RankedPassage[] {
  const seen = new Set<Href>();
  return ranked.filter(({ passage: { href } }) => !seen.has(href) && seen.add(href));
}

type PassageHit = { passage: Passage; score: number };

type PassageIndex = {
  readTerms: Lexicon['readTerms'];
  search: (terms: readonly Term[]) => PassageHit[];
  holds: (passage: Passage, term: string) => boolean;
  compare: (question: string) => (passage: Passage) => number;
};

const BOOST = { title: 3, asks: 3, text: 1 } as const;

const fieldsOf = ({ title, text, asks = '', bySegment }: Passage) => ({
  title,
  asks,
  text: [text, ...Object.values(bySegment ?? {})].join(' '),
});

const wholeOf = (passage: Passage) => Object.values(fieldsOf(passage)).join('\n');

function createPassageIndex(passages: readonly Passage[]): PassageIndex {
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
