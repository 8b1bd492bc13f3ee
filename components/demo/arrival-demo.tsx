'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import type { ArrivalDemoCopy } from '@/lib/content/pages/demo';
import { DEMO_FIELD_ID, readArrival, subscribeToArrival } from './demo-finder';

export function ArrivalDemo({ copy }: { copy: ArrivalDemoCopy }) {
  const arrival = useSyncExternalStore(subscribeToArrival, readArrival, () => null);
  return (
    <div data-scripted>
      <p data-slot="arrival" className="mb-5">
        {`${arrival?.tookFocus === false ? copy.left : copy.took} ${copy.moved} ${arrival?.movedPx ?? 0} ${copy.pixels}`}
      </p>
      <Button variant="secondary" onClick={() => document.getElementById(DEMO_FIELD_ID)?.focus()}>
        {copy.button}
      </Button>
    </div>
  );
}
