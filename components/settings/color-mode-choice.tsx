'use client';

import { useId } from 'react';
import { COLOR_MODES, useColorMode } from '@/components/hooks/use-color-mode';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { colorModeCopy } from '@/lib/content/shell';

const { label, options } = colorModeCopy;

export function ColorModeChoice() {
  const { mode: current, choose } = useColorMode();
  // The server cannot know the stored mode.
  const chosen = useIsHydrated() ? current : 'system';
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-4 text-title font-(--heading-weight)">{label}</legend>
      <div className="grid gap-2 @2xl/main:grid-cols-3 @2xl/main:gap-4">
        {COLOR_MODES.map((mode) => (
          <label
            key={mode}
            className="flex gap-3 rounded-card border border-border-strong bg-surface p-3 hover:bg-primary-soft has-checked:border-primary has-checked:outline-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={id}
              data-scripted
              aria-labelledby={`${id}-${mode}`}
              aria-describedby={`${id}-${mode}-text`}
              checked={mode === chosen}
              onChange={() => choose(mode)}
              className="mt-0.5 size-4.5 shrink-0 accent-primary focus-visible:outline-none"
            />
            <span>
              <span id={`${id}-${mode}`} className="block font-medium">
                {options[mode].label}
              </span>
              <span id={`${id}-${mode}-text`} className="block text-sm text-muted-foreground">
                {options[mode].description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
