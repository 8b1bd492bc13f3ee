'use client';

import { useId } from 'react';
import { shellCopy, VISUAL_THEME_IDS } from '@/lib/content/shell';
import { ThemePreview } from './theme-preview';
import { useVisualTheme } from './use-visual-theme';
import { chooseVisualTheme } from './visual-theme-store';

const { label, options } = shellCopy.visualTheme;

/** The three themes as cards, each drawn in its own look. A choice holds at once. */
export function VisualThemeChoice() {
  const theme = useVisualTheme();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-4 text-title font-(--heading-weight)">{label}</legend>
      <div className="grid gap-5 @2xl/main:grid-cols-3">
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
