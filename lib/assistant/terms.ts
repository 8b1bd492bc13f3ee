const FILLERS: ReadonlySet<string> = new Set(
  `a about am an and any are as at be by can could did do does for from had has have hello hey hi i if in is it its just me my
  of on or our please so some tell thank thanks that the their them there they this to us we will with would you
  your`.split(/\s+/),
);

/** Words in lower case, without accents. */
export function listWords(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').match(WORD) ?? [];
}

const WORD = /[\p{L}\p{N}]+/gu;

/** What a word is indexed as, so that 'forecasts' and 'forecasting' match 'forecast'. Null for words that say nothing. */
export function toTerm(word: string): string | null {
  if (FILLERS.has(word)) return null;
  if (word.length < 4) return word;
  const singular = word
    .replace(/ies$/, 'i')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<![sui])s$/, '');
  const bare = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  return bare
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<![aeiou])y$/, 'i')
    .replace(/e$/, '');
}

/** Each term once, in the order of the text. */
export function listTerms(text: string): string[] {
  return [...new Set(listWords(text).flatMap((word) => toTerm(word) ?? []))];
}

/** Sentences and lines, each with the space after it. A period inside a number or an address ends no sentence. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]["”’)]*\s{1,3}|\n)(?!\s)/);

const ASKING = ['how', 'what', 'when', 'where', 'which', 'who', 'whom', 'whose', 'why'];
const AUXILIARIES = `am are can could did do does has have is may must should was were will would`.split(' ');
const OPENERS: ReadonlySet<string> = new Set([...ASKING, ...AUXILIARIES]);
const LINKS: ReadonlySet<string> = new Set(['and', 'also', 'but', 'plus', '&']);
/** 'in which plan', 'to whom'. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['at', 'by', 'for', 'from', 'in', 'on', 'to', 'with']);

const MAX_QUESTIONS = 4;

/** The questions of a message, in order. A clause that asks nothing stays with its neighbor. */
export function splitQuestions(message: string): string[] {
  const questions: string[] = [];
  let introduction = '';
  for (const clause of splitClauses(message)) {
    const text = `${introduction} ${clause}`.trim();
    introduction = isQuestion(clause) ? '' : text;
    if (introduction === '') questions.push(text);
  }
  const last = questions.pop();
  return [...questions, `${last ?? ''} ${introduction}`.trim()].slice(0, MAX_QUESTIONS);
}

/** At the ends of sentences, and where a comma or 'and' leads to another question. */
function splitClauses(message: string): string[] {
  const words = message.split(/\s+/).filter((word) => word !== '');
  const clauses: string[][] = [];
  words.forEach((word, at) => {
    const previous = words[at - 1] ?? '.';
    const isBreak = previous.endsWith(',') || LINKS.has(bare(word));
    if (/[.?!;]$/.test(previous) || (isBreak && isOpening(words.slice(at, at + 4)))) clauses.push([]);
    clauses.at(-1)?.push(word);
  });
  return clauses.map((clause, at) => (at > 0 ? dropLink(clause) : clause).join(' '));
}

const dropLink = ([first = '', ...rest]: readonly string[]) =>
  LINKS.has(bare(first)) && rest.length > 0 ? rest : [first, ...rest];

const bare = (word: string) => word.toLowerCase().replace(/[^a-z&]/g, '');

function isOpening(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.map(bare).filter((word) => !LINKS.has(word));
  return OPENERS.has(first) || (PREPOSITIONS.has(first) && ASKING.includes(second));
}

function isQuestion(clause: string): boolean {
  const words = clause.split(' ');
  return clause.endsWith('?') || isOpening(words) || words.some((word) => ASKING.includes(bare(word)));
}
