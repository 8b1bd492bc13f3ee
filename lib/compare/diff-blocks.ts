export type Block = {
  /** For example `h2`. Only blocks of the same kind are compared. */
  readonly kind: string;
  readonly words: readonly string[];
};

export type ChangedBlock = { readonly index: number; readonly words: readonly number[] };

export type Difference = { readonly left: ChangedBlock | null; readonly right: ChangedBlock | null };

/** In reading order. Without the words it marks, both lists have the same words in the same order. */
export function diffBlocks(left: readonly Block[], right: readonly Block[]): Difference[] {
  const texts = [left, right].map((blocks) => blocks.map(({ words }) => words.join(' ')));
  const [leftTexts = [], rightTexts = []] = texts;
  const differences: Difference[] = [];
  let from: readonly [number, number] = [0, 0];
  for (const pair of [...matchInOrder(leftTexts, rightTexts), [left.length, right.length] as const]) {
    differences.push(...diffGap(left.slice(0, pair[0]), right.slice(0, pair[1]), from));
    from = [pair[0] + 1, pair[1] + 1];
  }
  return differences;
}

function diffGap(
  left: readonly Block[],
  right: readonly Block[],
  [leftFrom, rightFrom]: readonly [number, number],
): Difference[] {
  const kinds = (blocks: readonly Block[], from: number) => blocks.slice(from).map(({ kind }) => kind);
  const pairs = matchInOrder(kinds(left, leftFrom), kinds(right, rightFrom));
  const differences: Difference[] = [];
  let [leftIndex, rightIndex] = [leftFrom, rightFrom];
  const skipTo = (leftEnd: number, rightEnd: number) => {
    for (; leftIndex < leftEnd; leftIndex += 1)
      differences.push({ left: markAll(left, leftIndex), right: null });
    for (; rightIndex < rightEnd; rightIndex += 1)
      differences.push({ left: null, right: markAll(right, rightIndex) });
  };
  for (const [leftStep, rightStep] of pairs) {
    skipTo(leftFrom + leftStep, rightFrom + rightStep);
    differences.push(diffPair(left, leftIndex, right, rightIndex));
    leftIndex += 1;
    rightIndex += 1;
  }
  skipTo(left.length, right.length);
  return differences;
}

function diffPair(
  left: readonly Block[],
  leftIndex: number,
  right: readonly Block[],
  rightIndex: number,
): Difference {
  const [leftWords, rightWords] = [left[leftIndex]?.words ?? [], right[rightIndex]?.words ?? []];
  const pairs = matchInOrder(leftWords, rightWords);
  const except = (words: readonly string[], kept: ReadonlySet<number>) =>
    words.flatMap((_, index) => (kept.has(index) ? [] : index));
  return {
    left: { index: leftIndex, words: except(leftWords, new Set(pairs.map(([index]) => index))) },
    right: { index: rightIndex, words: except(rightWords, new Set(pairs.map(([, index]) => index))) },
  };
}

function markAll(blocks: readonly Block[], index: number): ChangedBlock {
  return { index, words: (blocks[index]?.words ?? []).map((_, word) => word) };
}

/** Cap on LCS cells; above it we skip matching. */
const COMPARISONS_MAX = 4_000_000;

export function matchInOrder<Item>(left: readonly Item[], right: readonly Item[]): [number, number][] {
  const shorter = Math.min(left.length, right.length);
  const areSame = (leftIndex: number, rightIndex: number) => Object.is(left[leftIndex], right[rightIndex]);
  let head = 0;
  while (head < shorter && areSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && areSame(left.length - 1 - tail, right.length - 1 - tail)) tail += 1;

  const rows = left.length - head - tail;
  const columns = right.length - head - tail;
  const pairs = Array.from({ length: head }, (_, index): [number, number] => [index, index]);
  if (rows * columns <= COMPARISONS_MAX) {
    const middle = matchMiddle(rows, columns, (row, column) => areSame(head + row, head + column));
    pairs.push(...middle.map(([row, column]): [number, number] => [head + row, head + column]));
  }
  for (let index = tail; index > 0; index -= 1) pairs.push([left.length - index, right.length - index]);
  return pairs;
}

/** `lengths` is the LCS table: for each pair of positions, the length of the common subsequence from there on. */
function matchMiddle(
  rows: number,
  columns: number,
  areSame: (row: number, column: number) => boolean,
): [number, number][] {
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = areSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));

  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (areSame(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
