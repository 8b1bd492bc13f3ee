'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { readServerToasts, readToasts, subscribeToToasts, type Toast } from './toast-store';

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts);
  const [View, setView] = useState<ComponentType<{ toasts: readonly Toast[] }> | null>(null);
  const latest = toasts[0];

  useEffect(() => {
    if (!latest || View) return;
    let isCurrent = true;
    import('./toast-radix').then(
      (loaded) => isCurrent && setView(() => loaded.RadixToasts),
      () => isCurrent && announce(`${latest.title}. ${latest.description}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [latest, View]);

  return View ? <View toasts={toasts} /> : null;
}
