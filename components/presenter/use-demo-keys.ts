import { useEffect, useEffectEvent } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { demoViewCopy, type DemoKey } from '@/lib/content/demo-view';

declare global {
  interface Window {
    /** Keys pressed in the demo view before its bar was there, recorded by the boot script. */
    earlyKeys?: KeyboardEvent[];
  }
}

const { list } = demoViewCopy.keys;
const NAMES = Object.keys(list) as DemoKey[];

/** Matches the character, or the physical key if the layout has no such character there. */
function findKey({ key, code }: KeyboardEvent): DemoKey | undefined {
  return (
    NAMES.find((name) => list[name].key === key.toUpperCase()) ??
    NAMES.find((name) => `Digit${list[name].key}` === code) ??
    (/^[\x20-\x7e]$/.test(key) ? undefined : NAMES.find((name) => `Key${list[name].key}` === code))
  );
}

/** Keys without modifiers, unless the visitor is typing. */
export function useDemoKeys(onKey: (key: DemoKey) => void): void {
  const { keyboardNavigation } = useAccessibility();

  function handleKey(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isBusy('open')) return;
    const key = findKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    onKey(key);
  }
  const repeatEarlyKeys = useEffectEvent(() => {
    const { earlyKeys = [] } = window;
    delete window.earlyKeys;
    if (keyboardNavigation) earlyKeys.forEach(handleKey);
  });
  useEffect(() => {
    document.documentElement.dataset.demoKeys = 'on';
    repeatEarlyKeys();
  }, []);
  // Captured, because a closed select would use the letter to choose an option.
  useDocumentEvent('keydown', handleKey, { isOn: keyboardNavigation, capture: true });
}
