'use client';

import { Palette } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { chooseVisualTheme, useVisualTheme } from './visual-theme-store';

const { label, options } = shellCopy.visualTheme;

export function VisualThemeMenu() {
  const theme = useVisualTheme();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside({ target }: PointerEvent) {
      if (target instanceof Node && !rootRef.current?.contains(target)) setIsOpen(false);
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Handled here and first, so that Escape does not close the chat too.
      event.preventDefault();
      setIsOpen(false);
      buttonRef.current?.focus();
    }
    // iOS Safari fires no click for taps on plain text.
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [isOpen]);

  return (
    <div
      ref={rootRef}
      data-scripted
      className="relative"
      // Null for a press on something that takes no focus, and for another window.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <IconButton
        icon={Palette}
        ref={buttonRef}
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      {/* With large text on a narrow screen, names wrap instead of overflowing. */}
      <fieldset
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 mt-1.5 w-max max-w-[calc(100vw-2.25rem)] rounded-card border bg-surface-raised p-2 text-foreground shadow-raised max-md:-right-25"
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
              className="size-5 shrink-0 accent-primary"
            />
            <span>{options[option].label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
