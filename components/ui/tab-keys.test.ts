import { selectTabByKey } from './tab-keys';

const IDS = ['one', 'two', 'three'];

test.each([
  ['one', 'ArrowRight', 'two'],
  ['three', 'ArrowRight', 'one'],
  ['one', 'ArrowLeft', 'three'],
  ['two', 'Home', 'one'],
  ['two', 'End', 'three'],
  ['two', 'Tab', null],
  ['two', 'x', null],
])('from tab %s, %s leads to %s', (selected, key, expected) => {
  expect(selectTabByKey(IDS, selected, key)).toBe(expected);
});
