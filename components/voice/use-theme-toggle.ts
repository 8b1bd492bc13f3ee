'use client';

import { useEffect, useEffectEvent } from 'react';
import { useColorMode } from '@/components/hooks/use-color-mode';

const THEME_TOGGLE_EVENT = 'toggle-theme';

export function emitThemeToggle(): void {
  window.dispatchEvent(new CustomEvent(THEME_TOGGLE_EVENT));
}

/** Answers the event of 'toggle theme' (spec §9) as the button in the header would. */
export function useThemeToggle(): void {
  const { toggle } = useColorMode();
  const handleToggle = useEffectEvent(toggle);
  useEffect(() => {
    const listener = () => handleToggle();
    window.addEventListener(THEME_TOGGLE_EVENT, listener);
    return () => window.removeEventListener(THEME_TOGGLE_EVENT, listener);
  }, []);
}
