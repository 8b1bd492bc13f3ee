import { diffArrays } from 'diff';
import type { Side } from './comparison';

export type Word = { readonly text: string };

/** For example a heading: `h2` and its words. */
export type Block<W extends Word> = { readonly kind: string; readonly words: readonly W[] };

export type ComparedWord<W extends Word> = W & { readonly isChanged: boolean };

/** A block of each page, or null where only the other page has it. */
export type Difference<W extends Word> = Readonly<Record<Side, readonly ComparedWord<W>[] | null>>;

/** In reading order. Without their changed words, both lists have the same words in the same order. */
export function diffBlocks<W extends Word>(
  left: readonly Block<W>[],
  right: readonly Block<W>[],
): Difference<W>[] {
  const textOf = ({ words }: Block<W>) => words.map(({ text }) => text).join(' ');
  return listRuns(left, right, textOf).flatMap((run) => (run.isShared ? [] : [...diffRun(run)]));
}

type Run<Item> = Readonly<Record<Side, readonly Item[]>> & { readonly isShared: boolean };

/** Two texts that need more edits count as wholly different. */
const EDITS_MAX = 1000;

/** The two lists in runs, alternately shared and different. */
function listRuns<Item>(
  left: readonly Item[],
  right: readonly Item[],
  textOf: (item: Item) => string,
): Run<Item>[] {
  const options = { maxEditLength: EDITS_MAX };
  const changes = diffArrays(left.map(textOf), right.map(textOf), options);
  if (!changes) return [{ left, right, isShared: false }];
  const runs: Run<Item>[] = [];
  let [leftAt, rightAt] = [0, 0];
  for (const { count, added, removed } of changes) {
    const run = {
      left: added ? [] : left.slice(leftAt, leftAt + count),
      right: removed ? [] : right.slice(rightAt, rightAt + count),
      isShared: !added && !removed,
    };
    leftAt += run.left.length;
    rightAt += run.right.length;
    const last = runs.at(-1);
    if (!last || last.isShared || run.isShared) runs.push(run);
    else runs[runs.length - 1] = join(last, run);
  }
  return runs;
}

function join<Item>(one: Run<Item>, next: Run<Item>): Run<Item> {
  return { left: [...one.left, ...next.left], right: [...one.right, ...next.right], isShared: false };
}

/** Pairs each block with the next one of its kind on the other page. */
function* diffRun<W extends Word>({ left, right }: Run<Block<W>>): Generator<Difference<W>> {
  const rest = [...right];
  for (const { kind, words } of left) {
    const index = rest.findIndex((block) => block.kind === kind);
    const partner = rest[index];
    if (partner) {
      for (const skipped of rest.splice(0, index)) yield { left: null, right: mark(skipped.words, true) };
      rest.shift();
      yield diffWords(words, partner.words);
    } else yield { left: mark(words, true), right: null };
  }
  for (const block of rest) yield { left: null, right: mark(block.words, true) };
}

function diffWords<W extends Word>(left: readonly W[], right: readonly W[]): Difference<W> {
  const runs = listRuns(left, right, ({ text }) => text);
  return {
    left: runs.flatMap((run) => mark(run.left, !run.isShared)),
    right: runs.flatMap((run) => mark(run.right, !run.isShared)),
  };
}

function mark<W extends Word>(words: readonly W[], isChanged: boolean): ComparedWord<W>[] {
  return words.map((word) => ({ ...word, isChanged }));
}
