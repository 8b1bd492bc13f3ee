import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { cn } from '@/lib/utils';

type FigurePanelProps = { heading: string; text: string; className?: string; children: Elements };

export function FigurePanel({ heading, text, className, children }: FigurePanelProps) {
  return (
    <div className={cn('min-w-0 rounded-card border bg-surface p-4 shadow-card @lg/main:p-6', className)}>
      <h3 className="text-title">{heading}</h3>
      <p className="mt-1 mb-5 text-[0.9375rem] text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}

/** A chart's figures as a table, closed beside a chart; without scripts there is no chart, and it is open. */
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
