import { SIDES, type Side } from '@/lib/compare/comparison';
import { diffBlocks, type ChangedBlock } from '@/lib/compare/diff-blocks';
import type { PageSection, PlacedBlock, WordPlace } from './read-sections';

export type ComparedWord = { readonly text: string; readonly isChanged: boolean };

/** The words of a block on each side; null where that page does not have it. */
type ComparedBlock = Readonly<Record<Side, readonly ComparedWord[] | null>>;

export type ComparedSection = {
  readonly key: string;
  readonly label: string;
  readonly differences: readonly ComparedBlock[];
  /** Where it stands in each page, for whoever wants to be led there. */
  readonly elements: Readonly<Partial<Record<Side, Element>>>;
};

export type PageComparison = {
  readonly sections: readonly ComparedSection[];
  readonly changed: Readonly<Record<Side, readonly WordPlace[]>>;
};

/** Section by section, in the order of the left page; what only the right one has comes last. */
export function compareSections(pages: Readonly<Record<Side, readonly PageSection[]>>): PageComparison {
  const changed: Record<Side, WordPlace[]> = { left: [], right: [] };
  const keys = new Set(SIDES.flatMap((side) => pages[side].map(({ key }) => key)));
  const sections = [...keys].map((key): ComparedSection => {
    const find = (side: Side) => pages[side].find((section) => section.key === key);
    const found = { left: find('left'), right: find('right') };
    const blocks = { left: found.left?.blocks ?? [], right: found.right?.blocks ?? [] };
    const differences = diffBlocks(blocks.left, blocks.right);
    for (const side of SIDES)
      for (const difference of differences) changed[side].push(...placesOf(blocks[side], difference[side]));
    return {
      key,
      label: (found.left ?? found.right)?.label ?? key,
      differences: differences.map(({ left, right }) => ({
        left: wordsOf(blocks.left, left),
        right: wordsOf(blocks.right, right),
      })),
      elements: {
        ...(found.left && { left: found.left.element }),
        ...(found.right && { right: found.right.element }),
      },
    };
  });
  return { sections, changed };
}

function placesOf(blocks: readonly PlacedBlock[], changed: ChangedBlock | null): WordPlace[] {
  const places = changed ? blocks[changed.index]?.places : undefined;
  return changed?.words.flatMap((word) => places?.[word] ?? []) ?? [];
}

function wordsOf(blocks: readonly PlacedBlock[], changed: ChangedBlock | null): ComparedWord[] | null {
  if (!changed) return null;
  const marked = new Set(changed.words);
  return (blocks[changed.index]?.words ?? []).map((text, index) => ({ text, isChanged: marked.has(index) }));
}
