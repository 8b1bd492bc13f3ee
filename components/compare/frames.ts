import { createRef, type RefObject } from 'react';
import { listPersonaLabels } from '@/components/personalization/list-persona-labels';
import type { Side } from '@/lib/compare/comparison';
import type { Persona } from '@/lib/personalization/persona';

export type Frames = Readonly<Record<Side, RefObject<HTMLIFrameElement | null>>>;

export function createFrames(): Frames {
  return { left: createRef(), right: createRef() };
}

/** An empty page with a doctype, so that content renders in standards mode. */
export const BLANK_PAGE = '/compare-frame.html';

export function blankPage({ current: frame }: RefObject<HTMLIFrameElement | null>): Promise<Document> {
  return new Promise((resolve, reject) => {
    if (!frame) return reject(new Error('The frame is gone'));
    const check = () => {
      const page = frame.contentDocument;
      if (page?.readyState !== 'complete' || !page.URL.endsWith(BLANK_PAGE)) return;
      frame.removeEventListener('load', check);
      resolve(page);
    };
    frame.addEventListener('load', check);
    check();
  });
}

export function formatPersonaLabel(persona: Persona): string {
  return listPersonaLabels(persona).join(', ');
}
