import { readPassages } from '@/lib/assistant/passages';
import { listTerms } from '@/lib/assistant/terms';
import { assistantCopy } from '@/lib/content/assistant';
import { isMasked, maskQuestion } from './mask-question';

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
