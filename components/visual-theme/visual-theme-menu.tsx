'use client';

import { Palette } from 'lucide-react';
import { useId } from 'react';
import { IconDisclosure } from '@/components/ui/disclosure';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { chooseVisualTheme, useVisualTheme } from './visual-theme-store';

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
