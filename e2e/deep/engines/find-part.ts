import type { queries } from '@testing-library/dom';

type Name = string | { source: string; flags: string };
/** An element by role and name, by text, or by selector. */
export type Target =
  | { role: string; name?: Name; inside?: Target }
  | { text: Name; inside?: Target }
  | { css: string; inside?: Target };
export type Reading = {
  text: string;
  value: string;
  isFocused: boolean;
  isChecked: boolean;
  isDisabled: boolean;
};
/** `at`: the point to click. `problem`: why a click would miss. */
export type ClickPoint = { at: [number, number] } | { problem: string };

type Found = { TestingLibraryDom?: typeof queries };

/** The functions of this file run in the page: their source is sent there, after testing-library's. */
export function hasTestingLibrary(): boolean {
  return 'TestingLibraryDom' in window;
}

export function findParts(target: Target): HTMLElement[] {
  const library = (window as Found).TestingLibraryDom;
  if (!library) return [];
  const pattern = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.source, name.flags));
  const find = (query: Target): HTMLElement[] => {
    const places = query.inside ? find(query.inside) : [document.body];
    return places.flatMap((place) => {
      if ('css' in query)
        return [...place.querySelectorAll<HTMLElement>(query.css)].filter(
          (element) => element.getClientRects().length > 0,
        );
      if ('text' in query) return library.queryAllByText(place, pattern(query.text));
      const name = query.name === undefined ? {} : { name: pattern(query.name) };
      return library.queryAllByRole(place, query.role, name);
    });
  };
  return find(target);
}

export function readParts(parts: HTMLElement[]): Reading[] {
  return parts.map((part) => ({
    text: part.innerText.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in part ? String(part.value) : '',
    isFocused: part === document.activeElement,
    isChecked: part.matches(':checked, [aria-checked=true]'),
    isDisabled: part.matches(':disabled, [aria-disabled=true]'),
  }));
}

/** Scrolls an element to the center and returns the point to click, unless the element moves or is covered. */
export async function findClickPoint([part]: HTMLElement[]): Promise<ClickPoint> {
  if (!part) return { problem: 'not found' };
  if (part.matches(':disabled, [aria-disabled=true]')) return { problem: 'disabled' };
  const label = part instanceof HTMLInputElement ? part.labels?.[0] : null;
  // Some radios and switches are visually hidden behind their label.
  const shown = label && part.getBoundingClientRect().width < 4 ? label : part;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = shown.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = shown.getBoundingClientRect();
  if (before.x !== x || before.y !== y || width === 0) return { problem: 'moving' };
  const at: [number, number] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...at);
  const isHit = shown.contains(hit) || hit?.contains(part) || label?.contains(hit);
  return isHit ? { at } : { problem: `${hit?.outerHTML.slice(0, 120)} covers it` };
}
