import type { Elements } from '@/components/ui/elements';
import { demoCopy, type DemoId } from '@/lib/content/pages/demo';
import { cn } from '@/lib/utils';
import { AnnouncementDemo } from './announcement-demo';
import { ArrivalDemo } from './arrival-demo';
import { CacheDemo } from './cache-demo';
import { DialogDemo } from './dialog-demo';
import { ImagesDemo } from './images-demo';
import { SkipLinkDemo } from './skip-link-demo';

const { live } = demoCopy;

const stages: Record<DemoId, Elements> = {
  'skip-link': <SkipLinkDemo copy={live.skipLink} />,
  announcements: <AnnouncementDemo copy={live.announcements} />,
  'focus-on-arrival': <ArrivalDemo copy={live.arrival} />,
  'focus-in-dialogs': <DialogDemo copy={live.dialog} />,
  images: <ImagesDemo copy={live.images} />,
  'cached-data': <CacheDemo copy={live.cache} />,
};

const worksWithoutScripts: readonly DemoId[] = ['skip-link', 'images'];

/** Where a demo is tried out. Each gets only its own words, so that no others travel to the browser. */
export function DemoStage({ id, className }: { id: DemoId; className?: string }) {
  return (
    <div
      role="group"
      aria-label={`${live.label}: ${demoCopy.topics[id].title}`}
      data-demo={id}
      className={cn(
        'min-w-0 rounded-card border border-border-strong bg-background p-5 @max-[15rem]/main:p-3 @xl/main:p-7',
        className,
      )}
    >
      <p aria-hidden="true" className="mb-4 eyebrow text-accent">
        {live.label}
      </p>
      {stages[id]}
      {worksWithoutScripts.includes(id) ? null : (
        <p hidden data-unscripted="open" className="text-[0.9375rem] text-muted-foreground">
          {live.unscripted}
        </p>
      )}
    </div>
  );
}
