'use client';

import { CirclePlay } from 'lucide-react';
import type { ComponentProps } from 'react';
import { goToPlace } from '@/components/hooks/use-place';
import { Button, buttonVariants } from '@/components/ui/button';
import { formatReplayAddress } from '@/lib/browser/replay-request';
import { ROUTES } from '@/lib/config/routes';
import { replayCopy } from '@/lib/content/replay';

type PlaceButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { place: string };

export function PlaceButton({ place, ...props }: PlaceButtonProps) {
  return <Button data-scripted {...props} onClick={() => goToPlace(place)} />;
}

const { label, note } = replayCopy.open;

/** Replays this visit in the demo view. A plain link, because prefetching would start the view. */
export function ReplayVisit() {
  return (
    <div data-scripted className="mt-6">
      <a
        href={`${ROUTES.features}?demo=1&replay=explorer`}
        rel="nofollow"
        data-slot="open-demo-view"
        className={buttonVariants({ variant: 'secondary' })}
        onClick={({ currentTarget }) => {
          currentTarget.href = formatReplayAddress(ROUTES.features);
        }}
      >
        <CirclePlay aria-hidden="true" />
        {label}
      </a>
      <p className="mt-2 max-w-[30rem] text-caption text-muted-foreground">{note}</p>
    </div>
  );
}
