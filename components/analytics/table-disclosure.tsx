import type { ReactNode } from 'react';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';

/** A chart's figures as a table. Closed beside a chart; without scripts there is no chart, and it stands open. */
export function TableDisclosure({ children }: { children: ReactNode }) {
  return (
    <details className="mt-4 details-content:[@media(scripting:none)]:block details-content:[@media(scripting:none)]:[content-visibility:visible]">
      <summary className="inline-flex min-h-11 items-center rounded-control text-[0.9375rem] font-medium text-primary underline underline-offset-4">
        {dashboardCopy.charts.openTable}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
