'use client';

import { useSyncExternalStore } from 'react';
import { readAnnouncement, subscribeToAnnouncements } from './announcement-store';

export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement, () => '');
  return (
    <div role="status" aria-live="polite" aria-atomic="true" data-slot="live-region" className="sr-only">
      {text}
    </div>
  );
}
