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
const told = ({ entries }: Conversation) =>
  entries.map(({ message, state }) => (state === 'settled' ? message : `${message} (${state})`));

const read = (lines: readonly ChatLine[]): ConversationAction => ({ type: 'history-read', lines });
const ask = (key: string, message: string): ConversationAction => ({ type: 'asked', key, message });
const again = (key: string): ConversationAction => ({ type: 'asked-again', key });
const answer = (key: string, lines: readonly ChatLine[]): ConversationAction => ({
  type: 'answered',
  key,
  lines,
});

test('a question is pending, then stands before its answer, which is typed', () => {
  const asked = run(ask('a', 'Q1'));
  expect(told(asked)).toEqual(['Q1 (pending)']);
  expect(isReplyPending(asked)).toBe(true);
  const answered = reduceConversation(asked, answer('a', exchange));
  expect(told(answered)).toEqual(['Q1', 'A1']);
  expect(isReplyPending(answered)).toBe(false);
  expect(answered.freshKey).toBe('message-2');
});

test('the next question ends the typing of the last answer', () => {
  expect(run(ask('a', 'Q1'), answer('a', exchange), ask('b', 'Q2')).freshKey).toBeNull();
});

test.each([
  ['an empty list', []],
  ['the own words alone', [line(1, 'Q1')]],
])('%s is a failure; asked again, it loses nothing', (_name, lines) => {
  const failed = run(ask('a', 'Q1'), answer('a', lines));
  expect(told(failed)).toEqual(['Q1 (failed)']);
  expect(isReplyPending(failed)).toBe(false);
  const retried = reduceConversation(failed, again('a'));
  expect(told(retried)).toEqual(['Q1 (pending)']);
  expect(told(reduceConversation(retried, answer('a', exchange)))).toEqual(['Q1', 'A1']);
});

test('a failed question stays in its place until it is asked again, then it is the last', () => {
  const later = run(
    ask('a', 'Q1'),
    answer('a', []),
    ask('b', 'Q3'),
    answer('b', [line(3, 'Q3'), line(4, 'A3')]),
  );
  expect(told(later)).toEqual(['Q1 (failed)', 'Q3', 'A3']);
  expect(told(reduceConversation(later, again('a')))).toEqual(['Q3', 'A3', 'Q1 (pending)']);
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
  expect(told(loaded)).toEqual(['Q1', 'A1', 'Q5 (pending)']);
  expect(loaded.isHistoryRead).toBe(true);
  const twice = reduceConversation(loaded, read([...exchange, line(3, 'Q3'), line(4, 'A3')]));
  expect(told(twice)).toEqual(['Q1', 'A1', 'Q3', 'A3', 'Q5 (pending)']);
});

test('a history that overtakes its own answer doubles nothing', () => {
  const overtaken = run(ask('a', 'Q1'), read(exchange), answer('a', exchange));
  expect(told(overtaken)).toEqual(['Q1', 'A1']);
});

test('an empty history changes nothing but is read', () => {
  const before = run(ask('a', 'Q1'), answer('a', exchange));
  expect(reduceConversation(before, read([]))).toEqual({ ...before, isHistoryRead: true });
});

test('asking something unknown again changes nothing', () => {
  expect(run(again('x'))).toEqual(EMPTY_CONVERSATION);
});
