import MiniSearch from 'minisearch';
import { isFiller, KNOWN_WORDS, listWords, stem, toExactTerm, toTerm } from './list-terms';

/** Common words that alone neither make nor break a match. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `friendly startup online someone's town city local abroad country lawyer legal able add added allow allowed allows apply arrive avoid believe belong bring brings broken build buy buying call called care carry
  case cases cause check choose chosen clear close consider contain control correct cover create created deal depend
  depends difficult easy easily effect enter expect explain face fact fair feature features field fill find fit fits fix form full
  general goal half hand handle handled handy happy hard head high idea important include inside job keep key kind large late later leave left less
  level life line list live long longer low main manage matter maximum means meet mention method middle minimum
  mix moment month months move multiple name near next nothing number offer old open operate option options outside overall owner
  page pages part parts pass pay people person pick picked piece place places plan play point points popular position prefer present press
  price problem produce project protect pull purpose push quality question raise range reach react read reading reads ready reason
  receive reduce remain report require required rest result results return right rise run running runs safe save say screen search
  section select self send sent separate serious serve set several share short side sign similar single situation size small smart
  special spend stand start state status stay step steps stop strong stuff subject suggest suit suitable support suppose surprise system
  systems task tasks team teams term terms test thing thinking thought time times title top topic total touch treat treated true trust turn turned turns type
  types understand unit usage user users usual usually value various version view visit wait walk watch week weeks whole wide win wonder
  word words world write writes writing wrong year years yourselves automatically behind between control current different direct during
  everyday exist exists existing extra final first follow following front future group groups happening here's home hour hours
  huge human issue issues item items last least main major minute minutes modern nature normal often original past per personal process proper quick
  rather recent same second seriously seven shape simple single six soon specific still summary ten third third three today tomorrow total
  trouble two types under unique up usual whole won't yesterday young hundred thousand million billion way ways`.split(
    /\s+/,
  ),
);

/**
 * A normalized word. Fillers ('how', 'the') only distinguish similar questions. Names and words unknown to the site are
 * what a question is about.
 */
export type Term = { text: string; weight: number; isFiller: boolean; isName: boolean };

export type Lexicon = { readTerms: (text: string) => Term[] };

const EVERYDAY_TERMS: ReadonlySet<string> = new Set(
  [...EVERYDAY_WORDS].map(stem).filter((root) => toTerm(root) === root),
);

const EVERYDAY_SHARE = 0.5;

/** Share of a word's weight for an exact match; the rest is for synonyms. */
const EXACT_SHARE = 0.5;

/** Numbers other than status codes, and words that fit every visitor. */
const UNINFORMATIVE = /^(?:\d{1,2}|\d{4,}|compani)$/;

const MAX_RARITY = 4.8;

/** Weights of the first words unknown to the site, which suggest another topic. Further ones add nothing. */
const UNKNOWN_WEIGHTS = [4, 2.5] as const;
const FILLER_WEIGHT = 0.8;

/** 'Not helpful' must not match 'helpful'. */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'never', 'don', 'without']);
const NEGATION_WEIGHT = 2;

/** Within a sentence, or in capitals. 'Finnish' is no misspelt 'finish'. */
const NAME = /(?<=\p{Ll}[,;:]? )\p{Lu}[\p{L}\p{N}]+|(?<= |^)\p{Lu}{3,}(?= |[^\p{L}\p{N}]*$)/gu;

/** Bounds the time per message. */
const MAX_WORDS = 60;
const MAX_CORRECTED = 12;

export function createLexicon(texts: readonly string[]): Lexicon {
  const words = texts.map((text) => new Set(listWords(text)));
  const frequency = new Map<string, number>();
  for (const own of words)
    for (const term of new Set([...own].map(toTerm))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const correct = createSpelling([...words.flatMap((own) => [...own]), ...KNOWN_WORDS]);

  function weigh(term: string): number {
    const rarity = Math.log(1 + texts.length / (frequency.get(term) ?? 1));
    const isCommon = EVERYDAY_TERMS.has(term) || UNINFORMATIVE.test(term);
    return Math.min(MAX_RARITY, rarity) * (isCommon ? EVERYDAY_SHARE : 1);
  }

  /** 'emial' is 'email', which is read as 'mail'. */
  function readCorrected(word: string): string | null {
    const meant = correct(word);
    return meant && (listWords(meant)[0] ?? meant);
  }

  function readTerms(text: string): Term[] {
    const names = new Set((text.match(NAME) ?? []).map((name) => name.toLowerCase()));
    let corrected = 0;
    let unknown = 0;
    const terms = new Map<string, Term>();
    for (const word of [...new Set(listWords(text))].slice(0, MAX_WORDS)) {
      const isNew = !isFiller(word) && !frequency.has(toTerm(word)) && !EVERYDAY_WORDS.has(word);
      const meant = isNew && !names.has(word) && corrected < MAX_CORRECTED ? readCorrected(word) : word;
      if (isNew) corrected += 1;
      const term = isFiller(meant ?? word) ? (meant ?? word) : toTerm(meant ?? word);
      const isKnown = frequency.has(term) || isFiller(term);
      const isNumber = /^\d+$/.test(term);
      const unknownWeight = isNumber ? FILLER_WEIGHT : (UNKNOWN_WEIGHTS[unknown] ?? 0);
      if (!isKnown && !isNumber) unknown += 1;
      const fillerWeight = NEGATIONS.has(term) ? NEGATION_WEIGHT : FILLER_WEIGHT;
      const weight = isFiller(term) ? fillerWeight : isKnown ? weigh(term) : unknownWeight;
      const exact = isFiller(term) ? null : toExactTerm(meant ?? word);
      const share = exact ? 1 - EXACT_SHARE : 1;
      const isName = !isFiller(term) && !isNumber && (!isKnown || names.has(word));
      terms.set(term, { text: term, weight: weight * share, isFiller: isFiller(term), isName });
      if (exact)
        terms.set(exact, { text: exact, weight: weight * EXACT_SHARE, isFiller: false, isName: false });
    }
    return [...terms.values()];
  }

  return { readTerms };
}

export function sumWeights(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

const MIN_LENGTH = 4;
const VOWEL = /[aeiouy]/;
const MIDDLE = 6;
const LONG = 8;

/** The closest known word: a swapped, extra or missing letter, another vowel, or, if long, up to two wrong letters. */
function createSpelling(known: readonly string[]): (word: string) => string | null {
  const counts = new Map<string, number>();
  for (const word of known) if (word.length >= MIN_LENGTH) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()];
  const index = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  index.addAll(words.map((word, id) => ({ id, word })));
  return function correct(word) {
    if (word.length < MIN_LENGTH || /\P{L}/u.test(word)) return null;
    const swapped = [...word].map(
      (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    );
    const exact = swapped.find((candidate) => counts.has(candidate));
    if (exact) return exact;
    const [best] = index.search(word, {
      fuzzy: word.length < LONG ? 1 : 2,
      filter: ({ id }) => isNear(word, words[Number(id)] ?? ''),
      boostDocument: (id) => 1 + Math.log(counts.get(words[Number(id)] ?? '') ?? 1) / 10,
    });
    return best ? (words[Number(best.id)] ?? null) : null;
  };
}

function isNear(word: string, candidate: string): boolean {
  if (candidate[0] !== word[0]) return false;
  if (word.length >= MIDDLE || candidate.length !== word.length) return true;
  const at = [...word].findIndex((letter, index) => letter !== candidate[index]);
  return VOWEL.test(word[at] ?? '') && VOWEL.test(candidate[at] ?? '');
}
