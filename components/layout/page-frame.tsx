import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { MAIN_ID } from '@/lib/config/main-id';
import { navigationCopy } from '@/lib/content/navigation';

/** Pages lay themselves out by the main area (`@lg/main:`), so that they fit with and without a sidebar. */
export function PageFrame({ sidebar, children }: { sidebar: Elements; children: ReactNode }) {
  return (
    <div data-slot="page-frame" className="flex">
      <main id={MAIN_ID} tabIndex={-1} className="@container/main min-w-0 flex-1">
        <SectionBoundary>{children}</SectionBoundary>
      </main>
      {sidebar}
    </div>
  );
}

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      data-slot="skip-link"
      className="sr-only rounded-control bg-primary font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[70] focus:px-5 focus:py-3"
    >
      {navigationCopy.skipLink}
    </a>
  );
}
