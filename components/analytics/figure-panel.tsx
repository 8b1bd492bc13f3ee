import { createContext, useContext, type ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { Skeleton } from '@/components/ui/skeleton';
import { dashboardCopy, type DashboardCopy } from '@/lib/content/analytics/dashboard-copy';
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

/** A chart's figures as a table. Closed beside a chart; open without scripts, when there is no chart. */
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

type CoveredProps = { children: ReactNode; skeleton?: ReactNode; className?: string };

/** The figures are in the HTML, covered while loading. Without scripts CSS removes the cover after ten seconds. */
export function Covered({ children, skeleton = <SkeletonLines />, className }: CoveredProps) {
  const { isLoading, isBusy } = useLoading();
  return (
    <div className={cn('relative', className)}>
      <div inert={isBusy}>{children}</div>
      {isLoading ? (
        <div
          data-slot="cover"
          data-scripted
          aria-hidden="true"
          className="pointer-events-none absolute -inset-0.5 z-10 bg-surface p-0.5 opacity-0 transition-opacity delay-[10s] starting:opacity-100"
        >
          {skeleton}
        </div>
      ) : null}
    </div>
  );
}

const widths = ['w-11/12', 'w-4/5', 'w-3/5', 'w-2/3', 'w-2/5', 'w-1/2'];

function SkeletonLines() {
  return (
    <div className="flex h-full flex-col justify-between gap-3 overflow-hidden py-1">
      {widths.map((width) => (
        <Skeleton key={width} className={cn('h-full max-h-8 min-h-2', width)} />
      ))}
    </div>
  );
}

/** `isLoading` shows the skeleton; `isBusy` is set only once a script runs that will end it. */
type Loading = { isLoading: boolean; isBusy: boolean };

export const LoadingContext = createContext<Loading | null>(null);

function useLoading(): Loading {
  const loading = useContext(LoadingContext);
  if (!loading) throw new Error('useLoading is used outside the dashboard');
  return loading;
}

/** The copy next to the figures: this site's own are defined differently from the sample's. */
export const DashboardCopyContext = createContext<DashboardCopy>(dashboardCopy);

export function useDashboardCopy(): DashboardCopy {
  return useContext(DashboardCopyContext);
}
