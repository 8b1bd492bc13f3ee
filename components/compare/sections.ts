import { isVisible } from '@/lib/browser/is-visible';
import { SIDES, type Side } from '@/lib/compare/comparison';
import { diffBlocks, type Block, type Difference, type Word } from '@/lib/compare/diff-blocks';
import { compareCopy } from '@/lib/content/pages/compare';

/** A word and its place in the page. */
export type PageWord = Word & { readonly node: Text; readonly start: number; readonly end: number };

type PageSection = {
  readonly key: string;
  readonly label: string;
  readonly element: Element;
  readonly blocks: readonly Block<PageWord>[];
};

const SECTION = 'header, section, aside, footer';
const { sections: names } = compareCopy.differences;

export function readSections(page: Document): PageSection[] {
  const sections = new Map<Element, Map<Element, PageWord[]>>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node) || node.data.trim() === '') continue;
    if (!node.parentElement || !isVisible(node.parentElement)) continue;
    const section = findSection(node.parentElement);
    const blocks = sections.get(section) ?? new Map();
    const block = findBlock(node.parentElement);
    sections.set(section, blocks.set(block, [...(blocks.get(block) ?? []), ...listWords(node)]));
  }
  const keys = new Map<string, number>();
  return [...sections].map(([element, blocks]) => {
    const key = keyOf(element);
    const count = (keys.get(key) ?? 0) + 1;
    keys.set(key, count);
    return {
      key: `${key} ${count}`,
      label: labelOf(element),
      element,
      blocks: [...blocks].map(([block, words]) => ({ kind: block.localName, words })),
    };
  });
}

function listWords(node: Text): PageWord[] {
  return [...node.data.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    node,
    start: index,
    end: index + text.length,
  }));
}

function findSection(element: Element): Element {
  let found = element.ownerDocument.body;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.matches(SECTION)) found = each as HTMLElement;
  return found;
}

export function findBlock(element: Element): Element {
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

export type ComparedSection = {
  readonly key: string;
  readonly label: string;
  readonly differences: readonly Difference<PageWord>[];
  readonly elements: Readonly<Partial<Record<Side, Element>>>;
};

/** Sections in the order of the left page, then those that only the right one has. */
export function compareSections(pages: Readonly<Record<Side, readonly PageSection[]>>): ComparedSection[] {
  const keys = new Set(SIDES.flatMap((side) => pages[side].map(({ key }) => key)));
  return [...keys].map((key) => {
    const left = pages.left.find((section) => section.key === key);
    const right = pages.right.find((section) => section.key === key);
    return {
      key,
      label: (left ?? right)?.label ?? key,
      differences: diffBlocks(left?.blocks ?? [], right?.blocks ?? []),
      elements: { ...(left && { left: left.element }), ...(right && { right: right.element }) },
    };
  });
}

/** The changed words of one page, in reading order by section. */
export function listChangedWords(sections: readonly ComparedSection[], side: Side): PageWord[] {
  return sections.flatMap(({ differences }) =>
    differences.flatMap((difference) => difference[side]?.filter(({ isChanged }) => isChanged) ?? []),
  );
}

const { none, one, many } = compareCopy.differences;

export function countDifferences(sections: readonly Pick<ComparedSection, 'differences'>[]): string {
  const count = sections.reduce((sum, { differences }) => sum + differences.length, 0);
  return count === 0 ? none : `${count} ${count === 1 ? one : many}`;
}
