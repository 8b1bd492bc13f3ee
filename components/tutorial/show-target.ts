/** Whether one lies over the other, wholly or in part. */
function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Whether all of the target can be seen: within the window, and below nothing, such as the bar that sticks to its top. */
function isUncovered(target: HTMLElement): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 1, bottom - 1].every((y) => target.contains(document.elementFromPoint(middle, y)));
}

/** Brings the target into the upper part of the window, which the tutorial's card leaves free. */
export function showTarget(target: HTMLElement, card: HTMLElement | null): void {
  const isBeside = !card || !overlaps(target.getBoundingClientRect(), card.getBoundingClientRect());
  if (!isBeside || !isUncovered(target)) target.scrollIntoView();
}
