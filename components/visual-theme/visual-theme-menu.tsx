'use client';

import { Palette } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { shellCopy, VISUAL_THEME_IDS } from '@/lib/content/shell';
import { useVisualTheme } from './use-visual-theme';
import { chooseVisualTheme } from './visual-theme-store';

const { label, options } = shellCopy.visualTheme;
const GAP = 6;

/** The header's menu for the three themes. The browser's own popover opens it, closes it and gives the focus back. */
export function VisualThemeMenu() {
  const theme = useVisualTheme();
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLFieldSetElement>(null);

  function place() {
    const button = buttonRef.current?.getBoundingClientRect();
    const style = menuRef.current?.style;
    if (!button || !style) return;
    style.setProperty('top', `${button.bottom + GAP}px`);
    style.setProperty('right', `${Math.max(GAP, document.documentElement.clientWidth - button.right)}px`);
    // In large text on a narrow screen the names wrap instead of leaving the screen.
    style.setProperty('max-width', `${button.right - GAP}px`);
  }

  return (
    <>
      <Button
        ref={buttonRef}
        variant="ghost"
        size="icon"
        data-scripted
        data-trail="ignored"
        popoverTarget={id}
        aria-label={label}
      >
        <Palette aria-hidden="true" />
      </Button>
      <fieldset
        ref={menuRef}
        id={id}
        popover="auto"
        data-trail="ignored"
        onBeforeToggle={place}
        className="inset-auto w-max rounded-card border bg-surface-raised p-2 text-foreground shadow-raised"
      >
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
              className="size-4.5 accent-primary"
            />
            <span>{options[option].label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
