'use client';

import { Palette } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { IconDisclosure } from '@/components/ui/disclosure';
import { createListeners } from '@/lib/browser/listeners';
import { readStored, writeStored } from '@/lib/browser/storage';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS, type VisualThemeId } from '@/lib/config/visual-themes';

const { label, options } = shellCopy.visualTheme;

export function VisualThemeMenu() {
  const theme = useVisualTheme();
  const id = useId();
  return (
    // On phones it is at the end of the menu.
    <IconDisclosure
      className="relative"
      icon={Palette}
      label={label}
      panelClassName="max-md:top-auto max-md:bottom-full"
    >
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {VISUAL_THEME_IDS.map((option) => (
          <label
            key={option}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-primary-soft"
          >
            <input
              type="radio"
              name={id}
              checked={option === theme}
              onChange={() => chooseVisualTheme(option)}
              className="size-5 shrink-0 accent-primary"
            />
            <span>{options[option].label}</span>
          </label>
        ))}
      </fieldset>
    </IconDisclosure>
  );
}

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
