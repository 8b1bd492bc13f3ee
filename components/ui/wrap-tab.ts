/**
 * Where Tab goes at the ends of a modal, so that it stays inside: the other end. Null where the browser's own
 * order holds.
 */
export function wrapTab<Element>(
  elements: readonly Element[],
  active: Element | null,
  isBackward: boolean,
): Element | null {
  const [leaving, entering] = isBackward ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  const isInside = active !== null && elements.includes(active);
  return isInside && active !== leaving ? null : (entering ?? null);
}
