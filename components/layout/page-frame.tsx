import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { MAIN_ID } from '@/lib/config/main-id';

/**
 * The main area and, beside it, the sidebar. Pages measure their layouts against the main area (`@lg/main:`), so
 * that they fit with and without a sidebar.
 */
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
