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
