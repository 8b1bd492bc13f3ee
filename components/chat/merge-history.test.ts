import {
  EMPTY_CONVERSATION,
  reduceConversation,
  type ChatLine,
  type Conversation,
  type ConversationAction,
} from './conversation';

const line = (id: number, message: string): ChatLine => ({ id, message, isUserMessage: id % 2 === 1 });
const OLD = [line(1, 'Q'), line(2, 'A')];
const STORED = [line(3, 'Q'), line(4, 'A whole answer')];

const run = (...actions: ConversationAction[]) => actions.reduce(reduceConversation, EMPTY_CONVERSATION);
const listTexts = ({ entries }: Conversation) =>
  entries.map(({ message, state }) => (state === 'settled' ? message : `${message} (${state})`.trim()));

const read = (lines: readonly ChatLine[] | null): ConversationAction => ({ type: 'history-read', lines });
const ask = (key: string, message = 'Q'): ConversationAction => ({ type: 'asked', key, message });
const failReply = (key: string): ConversationAction => ({
  type: 'answered',
  key,
  reply: { lines: [], source: null },
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
  for (const unread of [[], [read(null)]])
    expect(listTexts(run(...unread, ask('a'), failReply('a'), read(OLD)))).toEqual([
      'Q',
      'A',
      'Q',
      '(failed)',
    ]);
});

test('each stored question is matched once, and the others keep their Retry', () => {
  const both = run(read([]), ask('a'), failReply('a'), ask('b'), failReply('b'));
  expect(listTexts(reduceConversation(both, read(STORED)))).toEqual(['Q', 'A whole answer', 'Q', '(failed)']);
  expect(listTexts(reduceConversation(both, read([...OLD, ...STORED])))).toEqual([
    'Q',
    'A',
    'Q',
    'A whole answer',
  ]);
});

test('a pending question is left to its own response when the history arrives', () => {
  const pending = run(read([]), ask('a'), read(STORED));
  expect(listTexts(pending)).toEqual(['Q', '(awaited)']);
  const broken = reduceConversation(pending, failReply('a'));
  expect(listTexts(broken)).toEqual(['Q', '(failed)']);
  expect(listTexts(reduceConversation(broken, read(STORED)))).toEqual(['Q', 'A whole answer']);
});
