import { createRandom } from '@/scripts/shared/create-random.mjs';
import { diffBlocks, matchInOrder, type Block, type ChangedBlock } from './diff-blocks';

const block = (text: string): Block => {
  const [kind = '', ...words] = text.split(' ');
  return { kind, words };
};
const page = (...texts: string[]) => texts.map(block);

/** Formats blocks as 'h1 Ship *faster*', with stars around the differing words. */
function show(blocks: readonly Block[], changed: ChangedBlock | null): string | null {
  if (!changed) return null;
  const { kind, words } = blocks[changed.index] ?? block('');
  return [kind, ...words.map((word, index) => (changed.words.includes(index) ? `*${word}*` : word))].join(
    ' ',
  );
}

const diff = (left: Block[], right: Block[]) =>
  diffBlocks(left, right).map((each) => [show(left, each.left), show(right, each.right)]);

test.each([
  ['two empty pages', page(), page(), []],
  ['the same words', page('h1 Hello', 'p A b'), page('h1 Hello', 'p A b'), []],
  ['the same words in a different kind of block', page('h2 Hello'), page('p Hello'), []],
  ['one word', page('h1 Ship faster'), page('h1 Ship safely'), [['h1 Ship *faster*', 'h1 Ship *safely*']]],
  ['one extra word', page('p A b'), page('p A new b'), [['p A b', 'p A *new* b']]],
  [
    'an extra block before an equal one',
    page('h1 Hello', 'p Bye'),
    page('h1 Hello', 'p More', 'p Bye'),
    [[null, 'p *More*']],
  ],
  ['a block only on the left', page('h1 Hello', 'a Go'), page('h1 Hello'), [['a *Go*', null]]],
  [
    'blocks of different kinds in one place',
    page('h1 Hello', 'p One', 'a Two'),
    page('h1 Hello', 'a Three', 'p Four'),
    [
      ['p *One*', null],
      ['a *Two*', 'a *Three*'],
      [null, 'p *Four*'],
    ],
  ],
  [
    'two entries in a different order',
    page('li Docs', 'li Prices', 'li Cases'),
    page('li Prices', 'li Docs', 'li Cases'),
    [
      ['li *Docs*', null],
      [null, 'li *Docs*'],
    ],
  ],
  ['everything', page('h1 A'), page('p B'), [['h1 *A*', null], [null, 'p *B*']]], // prettier-ignore
])('%s', (_, left, right, expected) => {
  expect(diff(left, right)).toEqual(expected);
});

test('unmarked text is equal on both sides, and a page does not differ from itself', () => {
  const draw = createRandom(7);
  const dice = (sides: number) => Math.floor(draw() * sides);
  const randomBlocks = () =>
    Array.from({ length: dice(8) }, () =>
      block(
        `${['h1', 'p', 'li'][dice(3)]} ${Array.from({ length: 1 + dice(5) }, () => 'abcd'[dice(4)]).join(' ')}`,
      ),
    );
  const unmarked = (blocks: Block[], changed: (ChangedBlock | null)[]) =>
    blocks.flatMap(({ words }, index) => {
      const marks = changed.find((each) => each?.index === index)?.words ?? [];
      return words.filter((__, word) => !marks.includes(word));
    });
  for (let round = 0; round < 2000; round += 1) {
    const [left, right] = [randomBlocks(), randomBlocks()];
    const differences = diffBlocks(left, right);
    expect(
      unmarked(
        left,
        differences.map((each) => each.left),
      ),
    ).toEqual(
      unmarked(
        right,
        differences.map((each) => each.right),
      ),
    );
    expect(diffBlocks(left, left)).toEqual([]);
    for (const each of differences)
      expect([each.left?.words, each.right?.words].flat().length).toBeGreaterThan(0);
  }
});

test.each([
  ['abcbdab', 'bdcaba', 4],
  ['', 'abc', 0],
  ['aaaa', 'aa', 2],
  ['xabcy', 'zabcw', 3],
])('%s and %s have a common subsequence of %d letters', (one, other, expected) => {
  const pairs = matchInOrder([...one], [...other]);
  expect(pairs).toHaveLength(expected);
  for (const [left, right] of pairs) expect(one[left]).toBe(other[right]);
  expect(pairs).toEqual([...pairs].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
});

test('two long texts that differ everywhere are not compared word by word', () => {
  const long = (sign: string) => Array.from({ length: 5000 }, (_, index) => sign + index);
  expect(matchInOrder(long('a'), long('b'))).toEqual([]);
});
