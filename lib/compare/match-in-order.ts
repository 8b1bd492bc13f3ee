/** As many comparisons as a browser makes without anybody noticing; above it nothing in the middle counts as the same. */
const COMPARISONS_MAX = 4_000_000;

/**
 * The longest list of pairs, as indexes of left and right, that stand in the same order on both sides
 * (longest common subsequence).
 */
export function matchInOrder<Item>(
  left: readonly Item[],
  right: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): [number, number][] {
  const shorter = Math.min(left.length, right.length);
  const areSame = (one: number, other: number) => isSame(left[one] as Item, right[other] as Item);
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

/** `lengths` holds, for every two places, how many pairs there are from there on. */
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
