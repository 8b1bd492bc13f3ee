import { diffArrays } from 'diff';

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

/** Two texts that need more edits count as wholly different. */
const EDITS_MAX = 1000;

/** Pairs of positions of a longest common subsequence, in order. */
export function matchInOrder<Item>(left: readonly Item[], right: readonly Item[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [leftIndex, rightIndex] = [0, 0];
  const changes = diffArrays([...left], [...right], { maxEditLength: EDITS_MAX }) ?? [];
  for (const { count, added, removed } of changes) {
    if (added) rightIndex += count;
    else if (removed) leftIndex += count;
    else for (let index = 0; index < count; index += 1) pairs.push([leftIndex++, rightIndex++]);
  }
  return pairs;
}
