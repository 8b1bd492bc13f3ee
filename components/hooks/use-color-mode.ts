'use client';

import { useTheme } from 'next-themes';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { selectByVisitMode } from '@/lib/browser/visit-mode';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

const KEY = 'theme';

let demoMode: ColorMode | null = null;
const { notify, subscribe } = createListeners();

/** Does what next-themes does, but without storing it. */
function applyInDemo(mode: ColorMode, resolvedMode: string): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(resolvedMode);
  style.colorScheme = resolvedMode;
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
  const resolveMode = (requested: string) => (requested === 'system' ? systemTheme : requested);
  const choose = (requested: ColorMode) =>
    selectByVisitMode({
      own: setTheme,
      private: setTheme,
      demo: () => applyInDemo(requested, resolveMode(requested)),
    })(requested);
  return { mode, choose, toggle: () => choose(resolveMode(mode) === 'dark' ? 'light' : 'dark') };
}

/** Hides the deletion of all data in another tab from next-themes, which would store the mode again. */
export function useForgottenColorMode(): void {
  useEffect(() => {
    const hideFromThemes = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue === null) event.stopImmediatePropagation();
    };
    window.addEventListener('storage', hideFromThemes, true);
    return () => window.removeEventListener('storage', hideFromThemes, true);
  }, []);
}
