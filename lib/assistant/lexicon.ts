import { isFiller, KNOWN_WORDS, listWords, stem, toTerm } from './list-terms';

/** Common words with little meaning: alone they neither make nor spoil an answer. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
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

export type Term = { text: string; weight: number };

export type Lexicon = {
  weigh: (term: string) => number;
  readTerms: (text: string) => Term[];
  readWords: (text: string) => Term[];
};

const EVERYDAY_TERMS: ReadonlySet<string> = new Set(
  [...EVERYDAY_WORDS].map(stem).filter((root) => toTerm(root) === root),
);

const EVERYDAY_SHARE = 0.5;

/** Numbers other than status codes, and words that fit every visitor. */
const SAYS_LITTLE = /^(?:\d{1,2}|\d{4,}|compani)$/;

/** Weight of the rarest words, and of unknown ones. */
const MAX_RARITY = 4.8;

/** Enough to tell 'who are you' from 'where are you'. */
const FILLER_WEIGHT = 0.6;

/** A cap, so that no message is slow. */
const MAX_TERMS = 24;

const MAX_WORDS = 60;
const MAX_CORRECTED = 30;

export function listTerms(text: string): string[] {
  return listWords(text)
    .filter((word) => !isFiller(word))
    .map(toTerm);
}

export function createLexicon(texts: readonly string[]): Lexicon {
  const frequency = countWords(texts.flatMap((text) => [...new Set(listTerms(text))]));
  const correct = createSpelling(countWords([...KNOWN_WORDS, ...texts.flatMap(listWords)]));

  function weigh(term: string): number {
    const rarity = Math.log(1 + texts.length / (frequency.get(term) ?? 1));
    const isCommon = EVERYDAY_TERMS.has(term) || SAYS_LITTLE.test(term);
    return Math.min(MAX_RARITY, rarity) * (isCommon ? EVERYDAY_SHARE : 1);
  }

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

const MIN_LENGTH = 6;
const LONG = 10;

type CorrectSpelling = (word: string) => string | null;

/** `counts` breaks ties: the more frequent word wins. */
function createSpelling(counts: ReadonlyMap<string, number>): CorrectSpelling {
  const byInitial = new Map<string, string[]>();
  for (const word of counts.keys()) {
    const initial = word[0] ?? '';
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }
  return function correct(word) {
    if (word.length < MIN_LENGTH || /\P{L}/u.test(word)) return null;
    const allowed = word.length < LONG ? 1 : 2;
    let best: string | null = null;
    let least = allowed + 1;
    for (const candidate of byInitial.get(word[0] ?? '') ?? []) {
      if (Math.abs(candidate.length - word.length) > allowed || candidate.length < MIN_LENGTH - 1) continue;
      const distance = countEdits(word, candidate, allowed);
      const isCommoner = (counts.get(candidate) ?? 0) > (counts.get(best ?? '') ?? 0);
      if (distance < least || (distance === least && distance <= allowed && isCommoner)) {
        best = candidate;
        least = distance;
      }
    }
    return best;
  };
}

/** Edit distance with transpositions; Infinity above what is allowed. */
function countEdits(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > allowed) return Infinity;
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}
