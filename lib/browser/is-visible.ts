/** Whether an element is rendered. Browsers without `checkVisibility` give what is in a closed `<details>` no box. */
export function isVisible(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : hasBox(element);
}

const hasBox = (element: Element) => element.getClientRects().length > 0;
