/** In browsers without `checkVisibility`, content of a closed `<details>` has no box. */
export function isVisible(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : hasBox(element);
}

const hasBox = (element: Element) => element.getClientRects().length > 0;
