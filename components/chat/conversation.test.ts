import {
  EMPTY_CONVERSATION,
  isReplyPending,
  reduceConversation,
  selectReply,
  type ChatLine,
  type Conversation,
  type ConversationAction,
} from './conversation';

const line = (id: number, message: string): ChatLine => ({ id, message, isUserMessage: id % 2 === 1 });
const exchange = [line(1, 'Q1'), line(2, 'A1')];

const run = (...actions: ConversationAction[]) => actions.reduce(reduceConversation, EMPTY_CONVERSATION);
const listTexts = ({ entries }: Conversation) =>
  entries.map(({ message, state }) => (state === 'settled' ? message : `${message} (${state})`.trim()));

const read = (lines: readonly ChatLine[]): ConversationAction => ({ type: 'history-read', lines });
const ask = (key: string, message: string): ConversationAction => ({ type: 'asked', key, message });
const askAgain = (key: string): ConversationAction => ({ type: 'asked-again', key });
const answer = (key: string, lines: readonly ChatLine[]): ConversationAction => ({
  type: 'answered',
  key,
  reply: { lines, source: 'site' },
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

test('a reply stored before the connection broke replaces the failure', () => {
  const lost = run(read(exchange), ask('a', 'Q3'), answer('a', []));
  const stored = [...exchange, line(3, 'Q3'), line(4, 'A3')];
  const found = reduceConversation(lost, read(stored));
  expect(listTexts(found)).toEqual(['Q1', 'A1', 'Q3', 'A3']);
  expect(listTexts(reduceConversation(found, read(stored)))).toEqual(['Q1', 'A1', 'Q3', 'A3']);
});

test('an identical question answered earlier is not mistaken for the lost one', () => {
  const lost = run(read(exchange), ask('a', 'Q1'), answer('a', []));
  expect(listTexts(reduceConversation(lost, read(exchange)))).toEqual(['Q1', 'A1', 'Q1', '(failed)']);
});
