import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';

/** Differences between a page and its other variants: a sentence for each variant's slug. */
export type PageChanges = Readonly<Record<string, string>>;

const { notify, subscribe } = createListeners();
let listed: PageChanges = {};
let shown = '';

function publish(text: string): void {
  shown = text;
  notify();
}

/** Call after this page has replaced the variant `from` in place. Returns the changes. */
export function showChangesFrom(from: string): string {
  publish(listed[from] ?? '');
  return shown;
}

/** The changes of the last swap on this page, until the visitor leaves it. */
export function usePageChanges(changes: PageChanges): string {
  useLayoutEffect(() => {
    listed = changes;
    return () => {
      listed = {};
      publish('');
    };
  }, [changes]);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => '',
  );
}
