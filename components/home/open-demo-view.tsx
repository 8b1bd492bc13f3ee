import { Presentation } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';

/**
 * A plain link: asked for ahead of the click, it would begin the demo view by itself. On a phone the selectors need
 * its room; there `?demo=1` in the address does the same.
 */
export function OpenDemoView() {
  return (
    <a
      href={`${ROUTES.home}?demo=1`}
      rel="nofollow"
      data-slot="open-demo-view"
      className={cn(
        buttonVariants({ variant: 'secondary' }),
        'h-12 w-10 p-0 @max-[26rem]/bar:hidden @2xl/bar:w-12 @5xl/bar:w-auto @5xl/bar:px-4',
      )}
    >
      <Presentation aria-hidden="true" />
      <span className="sr-only @5xl/bar:not-sr-only">{shellCopy.selectorBar.demoView}</span>
    </a>
  );
}
