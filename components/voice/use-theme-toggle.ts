'use client';

import { useTheme } from 'next-themes';
import { useEffect } from 'react';

const THEME_TOGGLE_EVENT = 'toggle-theme';

export function emitThemeToggle(): void {
  window.dispatchEvent(new CustomEvent(THEME_TOGGLE_EVENT));
}

/** Answers the event of 'toggle theme' (spec §9) as the button in the header would. */
export function useThemeToggle(): void {
  const { resolvedTheme, setTheme } = useTheme();
  useEffect(() => {
    const toggle = () => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
    window.addEventListener(THEME_TOGGLE_EVENT, toggle);
    return () => window.removeEventListener(THEME_TOGGLE_EVENT, toggle);
  }, [resolvedTheme, setTheme]);
}
