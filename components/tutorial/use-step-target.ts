'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';

function subscribeToPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

type StepTargetOptions = {
  step: { targetElementId: string; highlightClass: string };
  cardRef: RefObject<HTMLElement | null>;
};

/** Highlights the step's target and scrolls to it once per step and page. Returns whether the page has it. */
export function useStepTarget({ step, cardRef }: StepTargetOptions): boolean {
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
    // During a page swap the found element still belongs to the old page.
    if (!target?.isConnected || isShown.current) return;
    isShown.current = true;
    showTarget(target, cardRef.current);
  }, [target, path, cardRef]);

  return target !== null;
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Whether the target is fully in the viewport and not behind the sticky bar. */
function isUncovered(target: HTMLElement): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 1, bottom - 1].every((y) => target.contains(document.elementFromPoint(middle, y)));
}

function showTarget(target: HTMLElement, card: HTMLElement | null): void {
  const isOutsideCard = !card || !overlaps(target.getBoundingClientRect(), card.getBoundingClientRect());
  if (!isOutsideCard || !isUncovered(target)) target.scrollIntoView();
}
