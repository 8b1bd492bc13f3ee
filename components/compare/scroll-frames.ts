import type { Side } from '@/lib/compare/comparison';
import type { ComparedSection } from './compare-sections';
import type { Frames } from './frames';

/** Brings a place of one page to the top of its frame; the other frame follows by itself. */
export function scrollToPlace(frames: Frames, side: Side, id: string): void {
  const element = frames[side].current?.contentDocument?.getElementById(id);
  scrollToElement(frames, side, element ?? null);
}

/** Brings a section to the top of both frames, and the frames into view. Returns the side that has it. */
export function scrollToSection(frames: Frames, { elements }: ComparedSection): Side {
  const side = elements.left ? 'left' : 'right';
  scrollToElement(frames, side, elements[side] ?? null);
  frames[side].current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  return side;
}

function scrollToElement(frames: Frames, side: Side, element: Element | null): void {
  const view = frames[side].current?.contentWindow;
  // Not `scrollIntoView`, which would move the page around the frame as well.
  view?.scrollTo({ top: element ? element.getBoundingClientRect().top + view.scrollY : 0 });
}
