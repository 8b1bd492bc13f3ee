import { checkMessage } from './chat-composer';

test.each([
  ['nothing', '', { isEmpty: true, isTooLong: false, isCountShown: false }],
  ['only whitespace', ' \n\t ', { isEmpty: true, isTooLong: false, isCountShown: false }],
  ['one character', ' a ', { isEmpty: false, isTooLong: false, isCountShown: false }],
  ['1799 characters', 'a'.repeat(1799), { isEmpty: false, isTooLong: false, isCountShown: false }],
  ['1800 characters', 'a'.repeat(1800), { isEmpty: false, isTooLong: false, isCountShown: true }],
  ['2000 characters', 'a'.repeat(2000), { isEmpty: false, isTooLong: false, isCountShown: true }],
  ['2000 and spaces', ` ${'a'.repeat(2000)}\n`, { isEmpty: false, isTooLong: false, isCountShown: true }],
  ['2001 characters', 'a'.repeat(2001), { isEmpty: false, isTooLong: true, isCountShown: true }],
  ['2000 emoji', '\u{1f600}'.repeat(2000), { isEmpty: false, isTooLong: false, isCountShown: true }],
  ['2001 emoji', '\u{1f600}'.repeat(2001), { isEmpty: false, isTooLong: true, isCountShown: true }],
])('%s', (_name, draft, expected) => {
  expect(checkMessage(draft)).toEqual({
    message: draft.trim(),
    length: [...draft.trim()].length,
    ...expected,
  });
});
