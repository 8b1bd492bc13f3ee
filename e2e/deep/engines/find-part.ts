import type { queries } from '@testing-library/dom';

type Name = string | RegExp;
/** An element by role and accessible name, or the displayed ones of a selector. */
export type Part = ({ role: string; name?: Name } | { css: string }) & { inside?: Part };
export type Reading = {
  isShown: boolean;
  text: string;
  value: string;
  isFocused: boolean;
  isChecked: boolean;
};

type Library = { TestingLibraryDom?: typeof queries };

/**
 * The functions of this file run in the page: their source is sent there, after testing-library's.
 * `part` arrives as JSON, in which a pattern is `{ source }`.
 */
export function findParts(part: Part): HTMLElement[] {
  const library = (window as Library).TestingLibraryDom;
  if (!library) return [];
  return (part.inside ? findParts(part.inside) : [document.documentElement]).flatMap((place) => {
    if ('css' in part)
      return [...place.querySelectorAll<HTMLElement>(part.css)].filter(
        (element) => element.getClientRects().length > 0,
      );
    const name = typeof part.name === 'object' ? new RegExp(part.name.source) : part.name;
    return library.queryAllByRole(place, part.role, name === undefined ? {} : { name });
  });
}

/** Reads the first match. */
export function readPart([part]: HTMLElement[]): Partial<Reading> {
  if (!part) return { isShown: false };
  return {
    isShown: true,
    text: part.innerText.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in part ? String(part.value) : '',
    isFocused: part === document.activeElement,
    isChecked: part.matches(':checked, [aria-checked=true]'),
  };
}

/** The element to click. Throws while it is disabled, moving or covered. */
export async function aim([part]: HTMLElement[]): Promise<Element> {
  if (!part || part.matches(':disabled, [aria-disabled=true]')) throw new Error('not found, or disabled');
  const label = part instanceof HTMLInputElement ? part.labels?.[0] : null;
  // Some radios and switches are visually hidden behind their label.
  const shown = label && part.getBoundingClientRect().width < 4 ? label : part;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = shown.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = shown.getBoundingClientRect();
  if (before.x !== x || before.y !== y) throw new Error('moving');
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!hit || !(shown.contains(hit) || hit.contains(part))) throw new Error('covered');
  return shown;
}
