'use client';

import { useSyncExternalStore } from 'react';
import {
  readAccessibility,
  readServerAccessibility,
  subscribeToAccessibility,
} from '@/lib/browser/accessibility-store';
import type { AccessibilitySettings } from '@/lib/personalization/accessibility';

/** For widgets that are loaded late; a shell component reads the data attributes of <html> instead. */
export function useAccessibility(): AccessibilitySettings {
  return useSyncExternalStore(subscribeToAccessibility, readAccessibility, readServerAccessibility);
}
