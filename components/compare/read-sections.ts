import { isVisible } from '@/lib/browser/is-visible';
import { compareCopy } from '@/lib/content/pages/compare';
import type { Block } from '@/lib/compare/diff-blocks';

export type WordPlace = { readonly node: Text; readonly start: number; readonly end: number };

/** A block and where each of its words stands. */
export type PlacedBlock = Block & { readonly places: readonly WordPlace[] };

export type PageSection = {
  /** The same for the same section of another visitor's page. */
  readonly key: string;
  readonly label: string;
  readonly element: Element;
  readonly blocks: readonly PlacedBlock[];
};

const SECTION = 'header, section, aside, footer';
const { sections: names } = compareCopy.differences;

/** All words that can be seen, block by block and section by section, in reading order. */
export function readSections(page: Document): PageSection[] {
  const sections = new Map<Element, { blocks: Map<Element, WordPlace[]> }>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node) || node.data.trim() === '') continue;
    if (!node.parentElement || !isVisible(node.parentElement)) continue;
    const root = findSection(node.parentElement);
    const section = sections.get(root) ?? { blocks: new Map() };
    sections.set(root, section);
    const block = findBlock(node.parentElement);
    section.blocks.set(block, [...(section.blocks.get(block) ?? []), ...placesIn(node)]);
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
      blocks: [...blocks].map(([block, places]) => ({
        kind: block.localName,
        words: places.map(({ node, start, end }) => node.data.slice(start, end)),
        places,
      })),
    };
  });
}

function placesIn(node: Text): WordPlace[] {
  return [...node.data.matchAll(/\S+/g)].map((match) => ({
    node,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The outermost one: a section within a section is a part of it. */
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
