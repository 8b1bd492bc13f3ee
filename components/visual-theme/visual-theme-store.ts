import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { readStored, writeStored } from '@/lib/browser/storage';
import { VISUAL_THEME_IDS, type VisualThemeId } from '@/lib/config/visual-themes';

/** The boot script reads the same key before the first paint. */
const KEY = 'visual-theme';

const DEFAULT_THEME: VisualThemeId = 'futuristic-clarity';

const { notify, subscribe } = createListeners(() => {
  window.addEventListener('storage', syncFromOtherTab);
  return () => window.removeEventListener('storage', syncFromOtherTab);
});

/** Stored values may be invalid or from another version. */
function parseVisualTheme(stored: string | null | undefined): VisualThemeId {
  return VISUAL_THEME_IDS.find((id) => id === stored) ?? DEFAULT_THEME;
}

function apply(theme: VisualThemeId): void {
  document.documentElement.dataset.theme = theme;
  notify();
}

function syncFromOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) apply(parseVisualTheme(readStored('local', KEY)));
}

/** Without storage, the choice lasts as long as the page. */
export function chooseVisualTheme(theme: VisualThemeId): void {
  writeStored('local', KEY, theme);
  apply(theme);
}

export function readVisualTheme(): VisualThemeId {
  return parseVisualTheme(document.documentElement.dataset.theme);
}

export function useVisualTheme(): VisualThemeId {
  return useSyncExternalStore(subscribe, readVisualTheme, () => DEFAULT_THEME);
}
