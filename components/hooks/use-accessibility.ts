'use client';

import { useSyncExternalStore } from 'react';
import {
  readAccessibility,
  readServerAccessibility,
  subscribeToAccessibility,
} from '@/lib/browser/accessibility-store';
import type { AccessibilitySettings } from '@/lib/personalization/accessibility';

/** For widgets that load late; shell components read the data attributes of <html>. */
export function useAccessibility(): AccessibilitySettings {
  return useSyncExternalStore(subscribeToAccessibility, readAccessibility, readServerAccessibility);
}
