'use client';

import { useSyncExternalStore } from 'react';
import type { VisualThemeId } from '@/lib/content/shell';
import { readServerVisualTheme, readVisualTheme, subscribeToVisualTheme } from './visual-theme-store';

export function useVisualTheme(): VisualThemeId {
  return useSyncExternalStore(subscribeToVisualTheme, readVisualTheme, readServerVisualTheme);
}
