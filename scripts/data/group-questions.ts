import { readPassages } from '@/lib/assistant/passages';
import { listTerms } from '@/lib/assistant/terms';
import { assistantCopy } from '@/lib/content/assistant';

/** Patterns of personal data, each with its replacement. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s@<>(),;:])[^\s@<>(),;:]+@[^\s@<>(),;:]+/g, '[address]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu, '[name]'],
  // Telephone numbers in any grouping.
  [/(?<![\p{L}\p{N}$€£])\+?\(?\d(?:[\s()./-]{0,2}\d){6,}(?![\p{L}\p{N}])/gu, '[number]'],
  // Customer numbers, dates of birth, rare amounts.
  [/(?<![\p{L}\p{N}])\d(?:[.,]?\d){4,}(?![\p{L}\p{N}])/gu, '[number]'],
  [/\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g, '[number]'],
  // Letters and digits mixed: order numbers, keys, license plates.
  [/(?<![\p{L}\p{N}_-])(?=[\p{L}\p{N}_-]*\p{L})(?=(?:[\p{L}_-]*\d){3})[\p{L}\p{N}_-]{6,}/gu, '[number]'],
];

const NAME = '[name]';

/** Always followed by a name. */
const NAMED =
  /\b(?:my (?:\w+ )?name(?:['’]s| is)|name:|call me|named|called|ich hei(?:ß|ss)e|mein name ist|je m['’]appelle|me llamo|mi nombre es|mr|mrs|ms|dr|prof|herr|frau)\.?\s+/giu;

/** Followed by a name or by something else: 'I am Ann', 'I am new here'. */
const MAYBE_NAMED =
  /\b(?:i am|i['’]m|im|this is|it['’]s|here is|ich bin|je suis|soy|regards,?|cheers,?|thanks,?|from|at)\s+/giu;

const MAX_NAME_WORDS = 3;
const WORD = /^[\p{L}'’-]+/u;

/** @param isKnown lower-case words used by the site or by several visitors; other capitalized words are masked */
export function maskQuestion(question: string, isKnown: (word: string) => boolean): string {
  const plain = question
    .replace(/[^\P{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const masked = PATTERNS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), plain);
  const introduced = maskAfter(masked, NAMED, (word, index) => index === 0 || !isKnown(word));
  const presented = maskAfter(introduced, MAYBE_NAMED, (word) => !isKnown(word));
  return maskCapitalized(presented, isKnown).replace(/\[name\](?: \[name\])+/g, NAME);
}

export const isMasked = (question: string): boolean => /\[(?:address|link|name|number)\]/.test(question);

function maskAfter(text: string, opening: RegExp, isName: (word: string, index: number) => boolean): string {
  let result = '';
  let end = 0;
  for (const { 0: words, index } of text.matchAll(opening)) {
    if (index < end) continue;
    result += text.slice(end, index + words.length);
    end = index + words.length;
    for (let count = 0; count < MAX_NAME_WORDS; count += 1) {
      const [word = ''] = WORD.exec(text.slice(end)) ?? [];
      if (!word || !isName(word.toLowerCase(), count)) break;
      result += NAME;
      end += word.length;
      if (text[end] !== ' ') break;
      result += ' ';
      end += 1;
    }
  }
  return result + text.slice(end);
}

function maskCapitalized(text: string, isKnown: (word: string) => boolean): string {
  return text.replace(/(?<![[\p{L}\p{N}])\p{L}[\p{L}\p{N}’'-]*/gu, (word) =>
    word === word.toLowerCase() || isKnown(word.toLowerCase().replace(/['’]s$/, '')) ? word : NAME,
  );
}

export const KINDS = ['not-stated', 'maybe', 'unknown'] as const;

type Kind = (typeof KINDS)[number];

export type Exchange = { visitorId: string; question: string; answer: string; createdAt: string };

export type QuestionGroup = { kind: Kind; question: string; times: number; lastDay: string };

export type Grouped = { groups: QuestionGroup[]; hidden: number };

const NOT_STATED = /^We (?:have no|don[’']t (?:publish|list|offer|name|document|compare ourselves))\b/;

/** Classifies an answer by its wording; null if it answered the question. */
export function readAnswerKind(answer: string): Kind | null {
  if (answer.startsWith(assistantCopy.unknown)) return 'unknown';
  if (NOT_STATED.test(answer)) return 'not-stated';
  return answer.includes(assistantCopy.mayBe) ? 'maybe' : null;
}

/** Above this, a message asked by a single visitor is hidden: it reveals more about its writer than about the site. */
const MAX_LENGTH_OF_ONE = 120;

type Entry = { kind: Kind; visitorId: string; question: string; day: string };

/**
 * The questions that were not answered, most frequent first. A question asked by a single visitor is shown only if it
 * is short and nothing in it had to be masked; the others are counted in `hidden`.
 */
export function groupQuestions(exchanges: Iterable<Exchange>): Grouped {
  const entries = listEntries(exchanges);
  const isKnown = createVocabulary(entries);
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    const question = maskQuestion(entry.question, isKnown);
    const key = `${entry.kind} ${normalize(question)}`;
    byKey.set(key, [...(byKey.get(key) ?? []), { ...entry, question }]);
  }
  const all = [...byKey.values()];
  const shown = all.filter(isShown);
  const groups = shown.map(describeGroup);
  groups.sort((one, other) => other.times - one.times || other.lastDay.localeCompare(one.lastDay));
  return { groups, hidden: all.length - shown.length };
}

function listEntries(exchanges: Iterable<Exchange>): Entry[] {
  return [...exchanges].flatMap(({ visitorId, question, answer, createdAt }) => {
    const kind = readAnswerKind(answer);
    return kind ? [{ kind, visitorId, question, day: createdAt.slice(0, 10) }] : [];
  });
}

/** Accepts the site's own words, and those that at least two visitors have used. */
function createVocabulary(entries: readonly Entry[]): (word: string) => boolean {
  const passages = readPassages();
  const own = new Set(
    passages.flatMap(({ question, text, wordings = [] }) =>
      [question, text, ...wordings].flatMap(listUnstemmedWords),
    ),
  );
  const users = new Map<string, Set<string>>();
  for (const { visitorId, question } of entries)
    for (const word of listUnstemmedWords(question))
      users.set(word, (users.get(word) ?? new Set()).add(visitorId));
  return (word) => own.has(word) || (users.get(word)?.size ?? 0) > 1;
}

const listUnstemmedWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Groups wordings that differ only in case, punctuation, stop words and endings. */
function normalize(question: string): string {
  return listTerms(question).join(' ') || listUnstemmedWords(question).join(' ');
}

function isShown(entries: readonly Entry[]): boolean {
  if (new Set(entries.map(({ visitorId }) => visitorId)).size > 1) return true;
  return entries.every(({ question }) => !isMasked(question) && question.length <= MAX_LENGTH_OF_ONE);
}

function describeGroup(entries: readonly Entry[]): QuestionGroup {
  const { kind = 'unknown', question = '' } =
    entries.toSorted((one, other) => one.question.length - other.question.length)[0] ?? {};
  const lastDay = entries.reduce((last, { day }) => (day > last ? day : last), '');
  return { kind, question, times: entries.length, lastDay };
}
