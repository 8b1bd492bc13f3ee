'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { showTarget } from './show-target';

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
