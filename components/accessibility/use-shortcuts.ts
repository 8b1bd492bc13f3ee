'use client';

import { useEffect, useEffectEvent } from 'react';
import { isBusy } from '@/components/hooks/is-busy';
import { accessibilityCopy } from '@/lib/content/accessibility';

const { panel, main } = accessibilityCopy.shortcuts;

type Shortcuts = { isOn: boolean; onPanel: () => void };

/** With Alt the key may give a sign of its own, as on a Mac; then its place on the keyboard counts. */
function isKey(event: KeyboardEvent, letter: string): boolean {
  return event.key.toUpperCase() === letter || event.code === `Key${letter}`;
}

/** The extra shortcuts; off means that no key but the browser's own does anything. */
export function useShortcuts({ isOn, onPanel }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.repeat || isBusy())
      return;
    if (isKey(event, panel.key)) onPanel();
    else if (isKey(event, main.key)) document.querySelector<HTMLElement>('main')?.focus();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
