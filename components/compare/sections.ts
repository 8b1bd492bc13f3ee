import { isVisible } from '@/lib/browser/is-visible';
import { SIDES, type Side } from '@/lib/compare/comparison';
import { diffBlocks, type Block, type ChangedBlock } from '@/lib/compare/diff-blocks';
import { compareCopy } from '@/lib/content/pages/compare';

export type WordPosition = { readonly node: Text; readonly start: number; readonly end: number };

type LocatedBlock = Block & { readonly positions: readonly WordPosition[] };

type PageSection = {
  readonly key: string;
  readonly label: string;
  readonly element: Element;
  readonly blocks: readonly LocatedBlock[];
};

const SECTION = 'header, section, aside, footer';
const { sections: names } = compareCopy.differences;

export function readSections(page: Document): PageSection[] {
  const sections = new Map<Element, { blocks: Map<Element, WordPosition[]> }>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node) || node.data.trim() === '') continue;
    if (!node.parentElement || !isVisible(node.parentElement)) continue;
    const root = findSection(node.parentElement);
    const section = sections.get(root) ?? { blocks: new Map() };
    sections.set(root, section);
    const block = findBlock(node.parentElement);
    section.blocks.set(block, [...(section.blocks.get(block) ?? []), ...findWordPositions(node)]);
  }
  const keys = new Map<string, number>();
  return [...sections].map(([element, { blocks }]) => {
    const key = keyOf(element);
    const count = (keys.get(key) ?? 0) + 1;
    keys.set(key, count);
    return {
      key: `${key} ${count}`,
      label: labelOf(element),
      element,
      blocks: [...blocks].map(([block, positions]) => ({
        kind: block.localName,
        words: positions.map(({ node, start, end }) => node.data.slice(start, end)),
        positions,
      })),
    };
  });
}

function findWordPositions(node: Text): WordPosition[] {
  return [...node.data.matchAll(/\S+/g)].map((match) => ({
    node,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function findSection(element: Element): Element {
  let found = element.ownerDocument.body;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.matches(SECTION)) found = each as HTMLElement;
  return found;
}

function findBlock(element: Element): Element {
  const view = element.ownerDocument.defaultView;
  let block = element;
  while (block.parentElement && ['inline', 'contents'].includes(view?.getComputedStyle(block).display ?? ''))
    block = block.parentElement;
  return block;
}

function keyOf(element: Element): string {
  const slot = element.getAttribute('data-slot');
  return (
    element.id ||
    (slot === 'section' ? null : slot) ||
    element.getAttribute('aria-labelledby') ||
    element.localName
  );
}

function labelOf(element: Element): string {
  if (element.localName === 'header' && !element.closest('main')) return names.top;
  if (element.querySelector('h1')) return names.introduction;
  if (element.localName === 'footer') return names.end;
  const page = element.ownerDocument;
  const title =
    page.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element.querySelector('h2, h3');
  return element.getAttribute('aria-label') ?? title?.textContent?.trim() ?? names.rest;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

export type ComparedWord = { readonly text: string; readonly isChanged: boolean };

type ComparedBlock = Readonly<Record<Side, readonly ComparedWord[] | null>>;

export type ComparedSection = {
  readonly key: string;
  readonly label: string;
  readonly differences: readonly ComparedBlock[];
  readonly elements: Readonly<Partial<Record<Side, Element>>>;
};

/** Sections in the order of the left page, then those that only the right one has. */
export function compareSections(pages: Readonly<Record<Side, readonly PageSection[]>>) {
  const changed: Record<Side, WordPosition[]> = { left: [], right: [] };
  const keys = new Set(SIDES.flatMap((side) => pages[side].map(({ key }) => key)));
  const sections = [...keys].map((key): ComparedSection => {
    const find = (side: Side) => pages[side].find((section) => section.key === key);
    const found = { left: find('left'), right: find('right') };
    const blocks = { left: found.left?.blocks ?? [], right: found.right?.blocks ?? [] };
    const differences = diffBlocks(blocks.left, blocks.right);
    for (const side of SIDES)
      for (const difference of differences)
        changed[side].push(...positionsOf(blocks[side], difference[side]));
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

function positionsOf(blocks: readonly LocatedBlock[], changed: ChangedBlock | null): WordPosition[] {
  const positions = changed ? blocks[changed.index]?.positions : undefined;
  return changed?.words.flatMap((word) => positions?.[word] ?? []) ?? [];
}

function wordsOf(blocks: readonly LocatedBlock[], changed: ChangedBlock | null): ComparedWord[] | null {
  if (!changed) return null;
  const marked = new Set(changed.words);
  return (blocks[changed.index]?.words ?? []).map((text, index) => ({ text, isChanged: marked.has(index) }));
}

const { none, one, many } = compareCopy.differences;

export function countDifferences(sections: readonly Pick<ComparedSection, 'differences'>[]): string {
  const count = sections.reduce((sum, { differences }) => sum + differences.length, 0);
  return count === 0 ? none : `${count} ${count === 1 ? one : many}`;
}
