'use client';

import { CirclePlay } from 'lucide-react';
import type { ComponentProps } from 'react';
import { goToAnchor } from '@/components/hooks/use-anchor';
import { Button, buttonVariants } from '@/components/ui/button';
import { formatReplayAddress } from '@/lib/browser/replay-request';
import { ROUTES } from '@/lib/config/routes';
import { replayCopy } from '@/lib/content/replay';

type AnchorButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { anchor: string };

export function AnchorButton({ anchor, ...props }: AnchorButtonProps) {
  return <Button data-scripted {...props} onClick={() => goToAnchor(anchor)} />;
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
