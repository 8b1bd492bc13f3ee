import { createContext, useContext, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { dashboardCopy, type DashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { cn } from '@/lib/utils';

type CoveredProps = { children: ReactNode; skeleton?: ReactNode; className?: string };

/** The figures are in the HTML, covered while loading. Until a script runs CSS removes the cover after ten seconds. */
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
          className={cn(
            'pointer-events-none absolute -inset-0.5 z-10 bg-surface p-0.5',
            !isBusy && 'opacity-0 transition-opacity delay-[10s] starting:opacity-100',
          )}
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
