/** Wraps Tab at the ends of a modal. Null if the browser's default order is right. */
export function wrapTab<Element>(
  elements: readonly Element[],
  active: Element | null,
  isBackward: boolean,
): Element | null {
  const [leaving, entering] = isBackward ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  const isInside = active !== null && elements.includes(active);
  return isInside && active !== leaving ? null : (entering ?? null);
}
