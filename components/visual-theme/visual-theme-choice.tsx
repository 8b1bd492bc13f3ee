'use client';

import { useId } from 'react';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS, type VisualThemeId } from '@/lib/config/visual-themes';
import { chooseVisualTheme, useVisualTheme } from './visual-theme-menu';

const { label, options } = shellCopy.visualTheme;

export function VisualThemeChoice() {
  const theme = useVisualTheme();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-4 text-title font-(--heading-weight)">{label}</legend>
      <div className="snap-row grid gap-4 @2xl/main:grid-cols-3">
        {VISUAL_THEME_IDS.map((option) => (
          <label
            key={option}
            className="relative flex flex-col rounded-card border border-border-strong bg-surface p-4 hover:bg-primary-soft has-checked:border-primary has-checked:outline-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <ThemePreview theme={option} />
            <span className="mt-4 flex items-center gap-3 font-medium">
              <input
                type="radio"
                name={id}
                data-scripted
                aria-labelledby={`${id}-${option}`}
                aria-describedby={`${id}-${option}-text`}
                checked={option === theme}
                onChange={() => chooseVisualTheme(option)}
                className="size-4.5 shrink-0 accent-primary focus-visible:outline-none"
              />
              <span id={`${id}-${option}`}>{options[option].label}</span>
            </span>
            <span id={`${id}-${option}-text`} className="mt-1 text-sm text-muted-foreground">
              {options[option].description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ThemePreview({ theme }: { theme: VisualThemeId }) {
  return (
    <span
      aria-hidden="true"
      data-preview={theme}
      className="block overflow-hidden rounded-card border bg-background text-foreground hero-background"
    >
      <span className="flex items-center justify-between border-b bg-surface px-3 py-2">
        <span className="h-2 w-10 rounded-control bg-foreground" />
        <span className="h-2 w-5 rounded-control bg-accent" />
      </span>
      <span className="block px-3 pt-3 font-heading text-title leading-heading font-(--heading-weight) tracking-(--heading-tracking)">
        Aa
      </span>
      <span className="mx-3 mt-3 block h-1.5 w-3/4 rounded-control bg-muted-foreground" />
      <span className="mx-3 mt-1.5 block h-1.5 w-1/2 rounded-control bg-muted-foreground" />
      <span className="m-3 flex gap-2">
        <span className="h-6 w-14 rounded-control bg-primary" />
        <span className="h-6 w-14 rounded-control border border-border-strong" />
      </span>
    </span>
  );
}
