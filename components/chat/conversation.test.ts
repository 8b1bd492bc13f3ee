import {
  EMPTY_CONVERSATION,
  isReplyPending,
  reduceConversation,
  selectReply,
  type ChatLine,
  type Conversation,
  type ConversationAction,
  readReply,
} from './conversation';
import { sendChat } from '@/lib/calls/chat';

const line = (id: number, message: string): ChatLine => ({
  ...{ id, message },
  isUserMessage: id % 2 === 1,
  reply: null,
});
const exchange = [line(1, 'Q1'), line(2, 'A1')];
const OLD = [line(1, 'Q'), line(2, 'A')];
const STORED = [line(3, 'Q'), line(4, 'A whole answer')];

const run = (...actions: ConversationAction[]) => actions.reduce(reduceConversation, EMPTY_CONVERSATION);
const listTexts = ({ entries }: Conversation) =>
  entries.map(({ message, state }) => (state === 'settled' ? message : `${message} (${state})`.trim()));

const read = (lines: readonly ChatLine[] | null): ConversationAction => ({ type: 'history-read', lines });
const ask = (key: string, message = 'Q'): ConversationAction => ({ type: 'asked', key, message });
const askAgain = (key: string): ConversationAction => ({ type: 'asked-again', key });
const answer = (key: string, lines: readonly ChatLine[]): ConversationAction => ({
  type: 'answered',
  key,
  response: { lines, source: 'site' },
});
const failReply = (key: string): ConversationAction => ({
  type: 'answered',
  key,
  response: { lines: [], source: null },
});

test('a reply is awaited below its question, then settled, under the same key', () => {
  const asked = run(ask('a', 'Q1'));
  expect(listTexts(asked)).toEqual(['Q1', '(awaited)']);
  expect(isReplyPending(asked)).toBe(true);
  const answered = reduceConversation(asked, answer('a', exchange));
  expect(listTexts(answered)).toEqual(['Q1', 'A1']);
  expect(isReplyPending(answered)).toBe(false);
  expect(answered.entries.map(({ id, key, source }) => [id, key, source])).toEqual([
    [1, 'a', null],
    [2, 'a-reply', 'site'],
  ]);
  for (const { freshKey } of [asked, answered]) expect(freshKey).toBe('a-reply');
});

test('the next question ends the typing of the previous reply', () => {
  expect(run(ask('a', 'Q1'), answer('a', exchange), ask('b', 'Q2')).freshKey).toBe('b-reply');
});

test.each([
  ['an empty list', []],
  ['only the question', [line(1, 'Q1')]],
])('%s is a failure, and a retry loses nothing', (_name, lines) => {
  const failed = run(ask('a', 'Q1'), answer('a', lines));
  expect(listTexts(failed)).toEqual(['Q1', '(failed)']);
  expect(isReplyPending(failed)).toBe(false);
  const retried = reduceConversation(failed, askAgain('a'));
  expect(listTexts(retried)).toEqual(['Q1', '(awaited)']);
  expect(listTexts(reduceConversation(retried, answer('a', exchange)))).toEqual(['Q1', 'A1']);
});

test('a failed question stays in its place until it is retried, then it is the last', () => {
  const later = run(
    ask('a', 'Q1'),
    answer('a', []),
    ask('b', 'Q3'),
    answer('b', [line(3, 'Q3'), line(4, 'A3')]),
  );
  expect(listTexts(later)).toEqual(['Q1', '(failed)', 'Q3', 'A3']);
  expect(listTexts(reduceConversation(later, askAgain('a')))).toEqual(['Q3', 'A3', 'Q1', '(awaited)']);
});

test('a response without the question keeps the question', () => {
  expect(listTexts(run(ask('a', 'Q1'), answer('a', [line(2, 'A1')])))).toEqual(['Q1', 'A1']);
});

test('the last message that is not the visitor’s is the reply', () => {
  expect(selectReply([line(1, 'Q'), line(2, 'old'), line(3, 'Q'), line(4, 'new')])?.message).toBe('new');
  expect(selectReply([])).toBeNull();
});

test('history precedes pending questions and is merged by id', () => {
  const loaded = run(ask('c', 'Q5'), read(exchange));
  expect(listTexts(loaded)).toEqual(['Q1', 'A1', 'Q5', '(awaited)']);
  expect(loaded.isHistoryRead).toBe(true);
  const twice = reduceConversation(loaded, read([...exchange, line(3, 'Q3'), line(4, 'A3')]));
  expect(listTexts(twice)).toEqual(['Q1', 'A1', 'Q3', 'A3', 'Q5', '(awaited)']);
});

test('a history that arrives before the reply duplicates nothing', () => {
  const overtaken = run(ask('a', 'Q1'), read(exchange), answer('a', exchange));
  expect(listTexts(overtaken)).toEqual(['Q1', 'A1']);
});

test('an empty history only counts as loaded', () => {
  const before = run(ask('a', 'Q1'), answer('a', exchange));
  expect(reduceConversation(before, read([]))).toEqual({
    ...before,
    isHistoryRead: true,
    isHistoryKnown: true,
  });
});

test('retrying an unknown question changes nothing', () => {
  expect(run(askAgain('x'))).toEqual(EMPTY_CONVERSATION);
});

test.each([
  ['a first question', []],
  ['one that was asked before', OLD],
])('%s whose connection broke appears once, with the stored reply', (_name, before) => {
  const broken = run(read(before), ask('a'), failReply('a'));
  const reopened = reduceConversation(broken, read([...before, ...STORED]));
  expect(listTexts(reopened)).toEqual([...before.map(({ message }) => message), 'Q', 'A whole answer']);
  expect(reopened.entries.slice(-2).map(({ id, key, source }) => [id, key, source])).toEqual([
    [3, 'a', null],
    [4, 'a-reply', null],
  ]);
  expect(reduceConversation(reopened, read([...before, ...STORED]))).toEqual(reopened);
});

test('a question that was not stored is not mistaken for an earlier one', () => {
  const known = run(read(OLD), ask('a'), failReply('a'), read(OLD));
  expect(listTexts(known)).toEqual(['Q', 'A', 'Q', '(failed)']);
  // The same question may have been asked before the history was loaded.
  for (const unread of [[], [read(null)]]) {
    const unknown = run(...unread, ask('a'), failReply('a'), read(OLD));
    expect(listTexts(unknown)).toEqual(['Q', 'A', 'Q', '(failed)']);
  }
});

test('each stored question is matched once, and the others keep their Retry', () => {
  const both = run(read([]), ask('a'), failReply('a'), ask('b'), failReply('b'));
  expect(listTexts(reduceConversation(both, read(STORED)))).toEqual(['Q', 'A whole answer', 'Q', '(failed)']);
  const stored = reduceConversation(both, read([...OLD, ...STORED]));
  expect(listTexts(stored)).toEqual(['Q', 'A', 'Q', 'A whole answer']);
});

test('a pending question is left to its own response when the history arrives', () => {
  const pending = run(read([]), ask('a'), read(STORED));
  expect(listTexts(pending)).toEqual(['Q', '(awaited)']);
  const broken = reduceConversation(pending, failReply('a'));
  expect(listTexts(broken)).toEqual(['Q', '(failed)']);
  expect(listTexts(reduceConversation(broken, read(STORED)))).toEqual(['Q', 'A whole answer']);
});

const place = { label: 'Pricing', href: '/pricing#trial' };
const card = { question: 'Q?', heading: 'Pricing', firstSentence: 'A.', text: 'A. B.', href: '/pricing' };
const complete = { answers: [{ text: 'A.', lang: 'de', place }], cards: [card], next: place };

test.each([complete, sendChat.response.example.at(-1)?.reply])('a whole reply is kept', (reply) => {
  expect(readReply(reply)).toBe(reply);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...complete, answers: 'A.' },
  { ...complete, answers: [{ text: 1, place }] },
  { ...complete, answers: [{ text: 'A.', lang: 1, place }] },
  { ...complete, answers: [{ text: 'A.' }] },
  { ...complete, cards: [{ ...card, text: undefined }] },
  { ...complete, next: undefined },
  ...['https://evil.example/', '//evil.example', '/nowhere', 'javascript:alert(1)'].flatMap((href) => [
    { ...complete, answers: [{ text: 'A.', place: { ...place, href } }] },
    { ...complete, cards: [{ ...card, href }] },
    { ...complete, next: { ...place, href } },
  ]),
])('%j is not a reply', (value) => {
  expect(readReply(value)).toBeNull();
});
