'use client';

import { Palette } from 'lucide-react';
import { useId } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { chooseVisualTheme, useVisualTheme } from './visual-theme-store';

const { label, options } = shellCopy.visualTheme;

export function VisualThemeMenu() {
  const theme = useVisualTheme();
  const id = useId();
  return (
    <Disclosure
      className="relative"
      trigger={[
        <Palette key="icon" aria-hidden="true" />,
        <span key="label" className="sr-only">
          {label}
        </span>,
      ]}
      // With large text on a narrow screen, names wrap instead of overflowing.
      panelClassName="absolute top-full right-0 z-10 mt-1.5 w-max max-w-[calc(100vw-2.25rem)] rounded-card border bg-surface-raised p-2 text-foreground shadow-raised"
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
    </Disclosure>
  );
}
