'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';

/** The page may be changed at any time: by another persona, or by going to another page. */
function subscribeToPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

type Pointing = {
  step: { targetElementId: string; highlightClass: string };
  cardRef: RefObject<HTMLElement | null>;
};

/**
 * Highlights what a step points at, for as long as it points there, and brings it into view once per step and page.
 * Returns whether this page has it.
 */
export function useStepTarget({ step, cardRef }: Pointing): boolean {
  const { targetElementId, highlightClass } = step;
  const path = useSitePath();
  const target = useSyncExternalStore(
    subscribeToPage,
    () => document.getElementById(targetElementId),
    () => null,
  );
  const isShown = useRef(false);

  useLayoutEffect(() => {
    target?.classList.add(highlightClass);
    return () => target?.classList.remove(highlightClass);
  }, [target, highlightClass]);

  useEffect(() => {
    isShown.current = false;
  }, [path, targetElementId]);

  useEffect(() => {
    // While a page is being replaced, the one found is still that of the page before.
    if (!target?.isConnected || isShown.current) return;
    isShown.current = true;
    showTarget(target, cardRef.current);
  }, [target, path, cardRef]);

  return target !== null;
}

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
function showTarget(target: HTMLElement, card: HTMLElement | null): void {
  const isBeside = !card || !overlaps(target.getBoundingClientRect(), card.getBoundingClientRect());
  if (!isBeside || !isUncovered(target)) target.scrollIntoView();
}
