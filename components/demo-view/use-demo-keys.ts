'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { demoViewCopy } from '@/lib/content/demo-view';

const { list } = demoViewCopy.keys;

export type DemoKey = keyof typeof list;

/** A letter by what it writes, or by its place where the layout has no such letter. */
function findKey({ key, code }: KeyboardEvent): DemoKey | undefined {
  const names = Object.keys(list) as DemoKey[];
  return (
    names.find((name) => list[name].key === key.toUpperCase()) ??
    (/^[\x20-\x7e]$/.test(key) ? undefined : names.find((name) => `Key${list[name].key}` === code))
  );
}

/** One letter for each command, as long as extra shortcuts are switched on (accessibility settings) and nobody types. */
export function useDemoKeys(press: (key: DemoKey) => void): void {
  const { keyboardNavigation } = useAccessibility();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isBusy('open')) return;
    const key = findKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    press(key);
  });

  // As soon as the bar can be seen, its keys work.
  useLayoutEffect(() => {
    if (!keyboardNavigation) return;
    // Before a selector that is closed takes the letter for one of its options.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [keyboardNavigation]);
}
