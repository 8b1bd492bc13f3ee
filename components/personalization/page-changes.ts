import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';

/** How a page differs from its other variants: a sentence by the variant's slug. */
export type PageChanges = Readonly<Record<string, string>>;

const { notify, subscribe } = createListeners();
let listed: PageChanges = {};
let shown = '';

function publish(text: string): void {
  shown = text;
  notify();
}

/** Called once this page has replaced the variant `from` in place. Returns what changed. */
export function showChangesFrom(from: string): string {
  publish(listed[from] ?? '');
  return shown;
}

/** What the last swap changed on this page, until the visitor leaves it. */
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
