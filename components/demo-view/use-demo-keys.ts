import { useEffectEvent, useLayoutEffect } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { demoViewCopy } from '@/lib/content/demo-view';

const { list } = demoViewCopy.keys;

export type DemoKey = keyof typeof list;

/** Matches by character, or by physical key where the layout has no such character there. */
function findKey({ key, code }: KeyboardEvent): DemoKey | undefined {
  const names = Object.keys(list) as DemoKey[];
  return (
    names.find((name) => list[name].key === key.toUpperCase()) ??
    names.find((name) => `Digit${list[name].key}` === code) ??
    (/^[\x20-\x7e]$/.test(key) ? undefined : names.find((name) => `Key${list[name].key}` === code))
  );
}

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

  // Keys work as soon as the bar is visible.
  useLayoutEffect(() => {
    if (!keyboardNavigation) return;
    // Captured, before a closed select uses the letter to choose an option.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [keyboardNavigation]);
}
