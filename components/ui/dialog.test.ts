import { wrapTab } from './dialog';

test.each([
  ['c', false, 'a'],
  ['a', false, null],
  ['b', false, null],
  ['a', true, 'c'],
  ['c', true, null],
  ['outside', false, 'a'],
  ['outside', true, 'c'],
  [null, false, 'a'],
])('from %s, backward %s: goes to %s', (active, isBackward, target) => {
  expect(wrapTab(['a', 'b', 'c'], active, isBackward)).toBe(target);
});

test('returns null without focusable elements', () => {
  expect(wrapTab([], null, false)).toBeNull();
});
