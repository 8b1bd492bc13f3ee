'use client';

import { useTheme } from 'next-themes';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { selectByVisitMode } from '@/lib/visit/visit-mode';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

const STORED = 'theme';

let demoMode: ColorMode | null = null;
const { notify, subscribe } = createListeners();

/** Does what next-themes does, but without storing it. */
function showInDemo(mode: ColorMode, look: string): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(look);
  style.colorScheme = look;
  demoMode = mode;
  notify();
}

export function useColorMode() {
  const { theme = 'system', systemTheme = 'light', setTheme } = useTheme();
  const shownInDemo = useSyncExternalStore(
    subscribe,
    () => demoMode,
    () => null,
  );
  const mode = shownInDemo ?? theme;
  const lookOf = (wanted: string) => (wanted === 'system' ? systemTheme : wanted);
  const choose = (wanted: ColorMode) =>
    selectByVisitMode({ own: setTheme, private: setTheme, demo: () => showInDemo(wanted, lookOf(wanted)) })(
      wanted,
    );
  return { mode, choose, toggle: () => choose(lookOf(mode) === 'dark' ? 'light' : 'dark') };
}

/** Hides the deletion of all data in another tab from next-themes, which would store the mode again. */
export function useForgottenColorMode(): void {
  useEffect(() => {
    const hideFromThemes = (event: StorageEvent) => {
      if (event.key === STORED && event.newValue === null) event.stopImmediatePropagation();
    };
    window.addEventListener('storage', hideFromThemes, true);
    return () => window.removeEventListener('storage', hideFromThemes, true);
  }, []);
}
