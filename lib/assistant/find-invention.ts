import { listTerms, splitSentences } from './terms';

export type Grounding = {
  /** The passages and all other facts about the site in the prompt. Only they support what an answer says. */
  passages: readonly string[];
  hrefs: readonly string[];
  instructions: string;
  /** Words of the whole site. At the start of a sentence their capital does not make them a name. */
  vocabulary: ReadonlySet<string>;
  /** In another language, words and names cannot be compared with those of the sources. */
  isEnglish?: boolean;
};

export type Invention = 'markup' | 'instructions' | 'link' | 'number' | 'name' | 'words';

export function findInvention(written: string, grounding: Grounding): Invention | null {
  // Full-width letters and ideographic full stops are read as the plain ones that they look like.
  const answer = written.normalize('NFKC').replace(/[。｡]/g, '.');
  const text = grounding.passages.join('\n');
  if (/<[a-z/!]/i.test(answer) || listObjects(answer).some((object) => !text.includes(object)))
    return 'markup';
  if (quotesInstructions(answer, grounding.instructions, text)) return 'instructions';
  if (listAddresses(answer).some((address) => !isInSources(address, grounding.hrefs, text))) return 'link';
  if (SPELLED_ADDRESS.test(answer)) return 'link';
  const prose = answer.replace(ADDRESS, ' ');
  const amounts = readAmounts(text);
  if (readClaimedAmounts(prose).some((amount) => !amounts.has(amount))) return 'number';
  if (grounding.isEnglish === false) return null;
  const words = new Set(listUnstemmedWords(text));
  const sentences = splitSentences(prose);
  if (sentences.some((sentence) => hasInventedName(sentence, words, grounding))) return 'name';
  const supports = grounding.passages.map((passage) => new Set(listTerms(passage)));
  return sentences.some((sentence) => isUnsupported(sentence, supports)) ? 'words' : null;
}

/** JSON and placeholders, which some passages contain. */
const listObjects = (answer: string) => answer.match(/\{[^}]*\}?/g) ?? [];

const RUN_LENGTH = 7;

function quotesInstructions(answer: string, instructions: string, text: string): boolean {
  const instructionRuns = new Set(listRuns(instructions));
  const sourceRuns = new Set(listRuns(text));
  return listRuns(answer).some((run) => instructionRuns.has(run) && !sourceRuns.has(run));
}

function listRuns(text: string): string[] {
  const words = listUnstemmedWords(text);
  return words.slice(RUN_LENGTH - 1).map((_, index) => words.slice(index, index + RUN_LENGTH).join(' '));
}

/** Of any script, because letters of others look like Latin ones. */
const ADDRESS =
  /(?<![\p{L}\p{N}/])\/[^\s"“”)]*|(?<![^\s"“”(])[^\s"“”(]*(?::\/\/|www\.|@)[^\s"“”)]*|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?![\p{L}\p{N}])[^\s"“”)]*/giu;

/** 'evil dot com', 'evil [.] com'. */
const SPELLED_ADDRESS = /\bdot\b|[[({]\s?\.\s?[\])}]/i;

function listAddresses(answer: string): string[] {
  return [...answer.matchAll(ADDRESS)].map(([address]) => address.replace(/(?<![.,;:!?’'])[.,;:!?’']+$/, ''));
}

function isInSources(address: string, hrefs: readonly string[], text: string): boolean {
  if (address === '/') return true;
  if (hrefs.some((href) => href === address || href.split('#')[0] === address)) return true;
  return address.length > 2 && listAddresses(text).includes(address);
}

/** Words in lower case, not stemmed. */
function listUnstemmedWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const OPENERS = new Set(
  `absolutely actually additionally also although but certainly currently definitely finally first great hello hi however if
  just ll m moreover no not okay or please re s sadly second simply so sorry still sure t thanks then therefore though
  unfortunately ve while with yes yet`.split(/\s+/),
);

const ALWAYS_CAPITAL = new Set(['i', 'ok']);

/** Capitalized words that no passage has. */
function hasInventedName(sentence: string, words: ReadonlySet<string>, { vocabulary }: Grounding): boolean {
  return (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).some((spelled, index) => {
    const word = spelled.toLowerCase();
    if (word === spelled || words.has(word) || ALWAYS_CAPITAL.has(word)) return false;
    return index > 0 || !(vocabulary.has(word) || OPENERS.has(word));
  });
}

const MAX_WORD_LENGTH = 60;
const MIN_TERMS = 3;
const MIN_SUPPORTED_SHARE = 0.5;
/** Words of promises, which the passage that supports a sentence must have itself. */
const SWEEPING: ReadonlySet<string> = new Set(
  listTerms(
    'all always anybody everybody everyone everything forever guarantee never nobody nothing refund unlimited',
  ),
);

/** One passage must support a sentence: of many together, some have any word. */
function isUnsupported(sentence: string, supports: readonly ReadonlySet<string>[]): boolean {
  if (sentence.split(/\s/).some((word) => word.length > MAX_WORD_LENGTH)) return true;
  const terms = listTerms(sentence);
  const isSupported = (support: ReadonlySet<string>) =>
    terms.every((term) => !SWEEPING.has(term) || support.has(term)) &&
    (terms.length < MIN_TERMS ||
      terms.filter((term) => support.has(term)).length / terms.length >= MIN_SUPPORTED_SHARE);
  return !supports.some(isSupported);
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const SPELLED =
  /\b(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-\s](one|two|three|four|five|six|seven|eight|nine))?|(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen))\b/gi;

/** Quantities without digits. */
const QUANTITY_WORDS = /\b(?:dozen|hundred|thousand|million|billion|half|twice|double|triple|quarter)s?\b/gi;

const AMOUNT =
  /([$€£¥]\s?)?(\d+(?:[.,/:]\d+)*)(?:\s?(%|percent\b|[kmb]\b|thousand\b|million\b|billion\b))?(?:[\s-]*(?:working |business )?(second|minute|hour|day|week|month|quarter|year|dollar|euro)s?\b)?/gi;

const SCALES: Readonly<Record<string, string>> = { percent: '%', thousand: 'k', million: 'm', billion: 'b' };

type Amount = { currency: string; number: string; scale: string; unit: string };

function parseAmounts(text: string): Amount[] {
  return [...writeDigits(text).matchAll(AMOUNT)].map(
    ([, currency = '', number = '', scale = '', unit = '']) => ({
      currency: currency.trim(),
      number: number.replaceAll(',', ''),
      scale: SCALES[scale.toLowerCase()] ?? scale.toLowerCase(),
      unit: unit.toLowerCase(),
    }),
  );
}

function writeDigits(text: string): string {
  return text.replace(SPELLED, (_, tens?: string, one?: string, small?: string) => {
    const ten = tens ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 : 0;
    return String(ten + Math.max(0, ONES.indexOf((one ?? small ?? 'zero').toLowerCase())));
  });
}

function listQuantityWords(text: string): string[] {
  return (text.match(QUANTITY_WORDS) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));
}

/** Every form in which the amounts of a text can be repeated: '$99' as such and as a number, '30-day' as 30 days. */
function readAmounts(text: string): ReadonlySet<string> {
  const forms = parseAmounts(text).flatMap(({ currency, number, scale, unit }) => [
    number,
    `${currency}${number}${scale}`,
    `${number} ${unit}`,
    ...(currency === '$' ? [`${number} dollar`] : []),
  ]);
  return new Set([...forms, ...listQuantityWords(text)]);
}

/** The amounts that a text states, each in its strictest form. */
function readClaimedAmounts(text: string): string[] {
  const claimed = parseAmounts(text).flatMap(({ currency, number, scale, unit }) => {
    if (currency || scale) return [`${currency}${number}${scale}`];
    if (unit) return [`${number} ${unit}`];
    // The word 'one' is usually not an amount: 'one of them', 'the one that'.
    return number === '1' ? [] : [number];
  });
  return [...claimed, ...listQuantityWords(text.replace(AMOUNT, ' '))];
}
