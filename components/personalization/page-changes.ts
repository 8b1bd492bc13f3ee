import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';

/** Differences between a page and its other variants: a sentence for each variant's slug. */
export type PageChanges = Readonly<Record<string, string>>;

const { notify, subscribe } = createListeners();
let changesBySlug: PageChanges = {};
let shownText = '';

function publish(text: string): void {
  shownText = text;
  notify();
}

/** Call after this page has replaced the variant `from` in place. Returns the changes. */
export function showChangesFrom(from: string): string {
  publish(changesBySlug[from] ?? '');
  return shownText;
}

/** The changes of the last swap on this page, until the visitor leaves it. */
export function usePageChanges(changes: PageChanges): string {
  useLayoutEffect(() => {
    changesBySlug = changes;
    return () => {
      changesBySlug = {};
      publish('');
    };
  }, [changes]);
  return useSyncExternalStore(
    subscribe,
    () => shownText,
    () => '',
  );
}
