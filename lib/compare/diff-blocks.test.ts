import fc from 'fast-check';
import { diffBlocks, type Block, type ComparedWord, type Word } from './diff-blocks';

type TextBlock = Block<Word>;

function block(line: string): TextBlock {
  const [kind = '', ...words] = line.split(' ');
  return { kind, words: words.map((text) => ({ text })) };
}

const page = (...lines: string[]) => lines.map(block);

/** 'Ship *faster*', with stars around the differing words. */
const show = (words: readonly ComparedWord<Word>[] | null) =>
  words && words.map(({ text, isChanged }) => (isChanged ? `*${text}*` : text)).join(' ');

const diff = (left: TextBlock[], right: TextBlock[]) =>
  diffBlocks(left, right).map((each) => [show(each.left), show(each.right)]);

test.each([
  ['two empty pages', page(), page(), []],
  ['the same words', page('h1 Hello', 'p A b'), page('h1 Hello', 'p A b'), []],
  ['the same words in a different kind of block', page('h2 Hello'), page('p Hello'), []],
  ['one word', page('h1 Ship faster'), page('h1 Ship safely'), [['Ship *faster*', 'Ship *safely*']]],
  ['one extra word', page('p A b'), page('p A new b'), [['A b', 'A *new* b']]],
  ['an extra block', page('h1 Hello', 'p Bye'), page('h1 Hello', 'p More', 'p Bye'), [[null, '*More*']]],
  ['a block only on the left', page('h1 Hello', 'a Go'), page('h1 Hello'), [['*Go*', null]]],
  [
    'blocks of other kinds in between',
    page('h1 Hello', 'a One', 'a Two'),
    page('h1 Hello', 'p More', 'a Three'),
    [
      [null, '*More*'],
      ['*One*', '*Three*'],
      ['*Two*', null],
    ],
  ],
  [
    'two entries in a different order',
    page('li Docs', 'li Prices', 'li Cases'),
    page('li Prices', 'li Docs', 'li Cases'),
    [
      ['*Docs*', null],
      [null, '*Docs*'],
    ],
  ],
  ['everything', page('h1 A'), page('p B'), [['*A*', null], [null, '*B*']]], // prettier-ignore
])('%s', (_, left, right, expected) => {
  expect(diff(left, right)).toEqual(expected);
});

const blocks = fc.array(
  fc
    .tuple(
      fc.constantFrom('h1', 'p', 'li'),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 5 }),
    )
    .map(([kind, words]) => block([kind, ...words].join(' '))),
  { maxLength: 7 },
);

test('unmarked text is equal on both sides, and a page does not differ from itself', () => {
  fc.assert(
    fc.property(blocks, blocks, (left, right) => {
      const differences = diffBlocks(left, right);
      // Blocks that are equal are in no difference.
      const listUnmarked = (all: TextBlock[], side: 'left' | 'right') => {
        const different = differences.flatMap((each) => each[side] ?? []);
        const equal = all.flatMap(({ words }) => words).length - different.length;
        return [equal, ...different.flatMap((word) => (word.isChanged ? [] : word.text))];
      };
      expect(listUnmarked(left, 'left')).toEqual(listUnmarked(right, 'right'));
      expect(diffBlocks(left, left)).toEqual([]);
      for (const { left: one, right: other } of differences)
        expect([one, other].some((words) => words?.some(({ isChanged }) => isChanged))).toBe(true);
    }),
  );
});

test('two long texts that differ everywhere are not compared word by word', () => {
  const long = (sign: string) =>
    page(`p same ${Array.from({ length: 3000 }, (_, index) => sign + index).join(' ')}`);
  const [difference] = diffBlocks(long('a'), long('b'));
  expect(difference?.left?.every(({ isChanged }) => isChanged)).toBe(true);
});
