import {
  EMPTY_CONVERSATION,
  isReplyPending,
  reduceConversation,
  selectReply,
  type ChatLine,
  type ChatReply,
  type Conversation,
  type ConversationAction,
} from './conversation';

const line = (id: number, message: string): ChatLine => ({ id, message, isUserMessage: id % 2 === 1 });
const exchange = [line(1, 'Q1'), line(2, 'A1')];

const run = (...actions: ConversationAction[]) => actions.reduce(reduceConversation, EMPTY_CONVERSATION);
const told = ({ entries }: Conversation) =>
  entries.map(({ message, state }) => (state === 'settled' ? message : `${message} (${state})`.trim()));

const read = (lines: readonly ChatLine[]): ConversationAction => ({ type: 'history-read', lines });
const ask = (key: string, message: string): ConversationAction => ({ type: 'asked', key, message });
const again = (key: string): ConversationAction => ({ type: 'asked-again', key });
const words = (key: string, text: string): ConversationAction => ({
  type: 'text-received',
  key,
  partial: { text, source: 'model' },
});
const answer = (
  key: string,
  lines: readonly ChatLine[],
  reply: Partial<ChatReply> = {},
): ConversationAction => ({
  type: 'answered',
  key,
  reply: { lines, source: 'site', isWhole: true, ...reply },
});

test('a reply is awaited below its question, written, then settled under the same key', () => {
  const asked = run(ask('a', 'Q1'));
  expect(told(asked)).toEqual(['Q1', '(awaited)']);
  expect(isReplyPending(asked)).toBe(true);
  const written = reduceConversation(asked, words('a', 'A'));
  expect(told(written)).toEqual(['Q1', 'A (written)']);
  expect(isReplyPending(written)).toBe(true);
  const answered = reduceConversation(written, answer('a', exchange));
  expect(told(answered)).toEqual(['Q1', 'A1']);
  expect(isReplyPending(answered)).toBe(false);
  expect(answered.entries.map(({ id, key, source }) => [id, key, source])).toEqual([
    [1, 'a', null],
    [2, 'a-reply', 'site'],
  ]);
  for (const { freshKey } of [asked, written, answered]) expect(freshKey).toBe('a-reply');
});

test('the next question ends the typing of the last answer', () => {
  expect(run(ask('a', 'Q1'), answer('a', exchange), ask('b', 'Q2')).freshKey).toBe('b-reply');
});

test.each([
  ['an empty list', []],
  ['the own words alone', [line(1, 'Q1')]],
])('%s is a failure; asked again, it loses nothing', (_name, lines) => {
  const failed = run(ask('a', 'Q1'), answer('a', lines));
  expect(told(failed)).toEqual(['Q1', '(failed)']);
  expect(isReplyPending(failed)).toBe(false);
  const retried = reduceConversation(failed, again('a'));
  expect(told(retried)).toEqual(['Q1', '(awaited)']);
  expect(told(reduceConversation(retried, answer('a', exchange)))).toEqual(['Q1', 'A1']);
});

test.each([
  ['not stored', []],
  ['stored', [line(1, 'Q1'), line(2, 'Half')]],
])('what came of a reply that broke off and was %s stays until new words come', (_name, lines) => {
  const failed = run(ask('a', 'Q1'), words('a', 'Half'), answer('a', lines, { isWhole: false }));
  expect(told(failed)).toEqual(['Q1', 'Half (failed)']);
  // The history that is read when the window opens again doubles nothing of it.
  const reopened = reduceConversation(failed, read(lines));
  expect(told(reopened)).toEqual(['Q1', 'Half (failed)']);
  const retried = reduceConversation(reopened, again('a'));
  expect(told(retried)).toEqual(['Q1', 'Half (awaited)']);
  expect(told(reduceConversation(retried, words('a', 'New')))).toEqual(['Q1', 'New (written)']);
  expect(told(reduceConversation(retried, answer('a', [])))).toEqual(['Q1', 'Half (failed)']);
});

test('a failed question stays in its place until it is asked again, then it is the last', () => {
  const later = run(
    ask('a', 'Q1'),
    answer('a', []),
    ask('b', 'Q3'),
    answer('b', [line(3, 'Q3'), line(4, 'A3')]),
  );
  expect(told(later)).toEqual(['Q1', '(failed)', 'Q3', 'A3']);
  expect(told(reduceConversation(later, again('a')))).toEqual(['Q3', 'A3', 'Q1', '(awaited)']);
});

test('an answer without the own words keeps them', () => {
  expect(told(run(ask('a', 'Q1'), answer('a', [line(2, 'A1')])))).toEqual(['Q1', 'A1']);
});

test('the last message that is not the visitor’s is the reply', () => {
  expect(selectReply([line(1, 'Q'), line(2, 'old'), line(3, 'Q'), line(4, 'new')])?.message).toBe('new');
  expect(selectReply([])).toBeNull();
});

test('history stands before what is being asked, and is merged by number', () => {
  const loaded = run(ask('c', 'Q5'), read(exchange));
  expect(told(loaded)).toEqual(['Q1', 'A1', 'Q5', '(awaited)']);
  expect(loaded.isHistoryRead).toBe(true);
  const twice = reduceConversation(loaded, read([...exchange, line(3, 'Q3'), line(4, 'A3')]));
  expect(told(twice)).toEqual(['Q1', 'A1', 'Q3', 'A3', 'Q5', '(awaited)']);
});

test('a history that overtakes its own answer doubles nothing', () => {
  const overtaken = run(ask('a', 'Q1'), read(exchange), answer('a', exchange));
  expect(told(overtaken)).toEqual(['Q1', 'A1']);
});

test('an empty history changes nothing but is read', () => {
  const before = run(ask('a', 'Q1'), answer('a', exchange));
  expect(reduceConversation(before, read([]))).toEqual({
    ...before,
    isHistoryRead: true,
    isHistoryKnown: true,
  });
});

test('asking something unknown again changes nothing', () => {
  expect(run(again('x'))).toEqual(EMPTY_CONVERSATION);
});

test('a reply that was stored when the line broke takes the place of the failure', () => {
  const lost = run(read(exchange), ask('a', 'Q3'), words('a', 'A'), answer('a', [], { isWhole: false }));
  const stored = [...exchange, line(3, 'Q3'), line(4, 'A3')];
  const found = reduceConversation(lost, read(stored));
  expect(told(found)).toEqual(['Q1', 'A1', 'Q3', 'A3']);
  expect(told(reduceConversation(found, read(stored)))).toEqual(['Q1', 'A1', 'Q3', 'A3']);
});

test('the same question asked and answered before is not the lost one', () => {
  const lost = run(read(exchange), ask('a', 'Q1'), answer('a', []));
  expect(told(reduceConversation(lost, read(exchange)))).toEqual(['Q1', 'A1', 'Q1', '(failed)']);
});
