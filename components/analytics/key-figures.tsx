import { Skeleton } from '@/components/ui/skeleton';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, KPI_IDS, type KpiId } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { Covered } from './covered';

const { kpis, units } = dashboardCopy;

export function KeyFigures({ data: { userBehavior, engagement } }: { data: AnalyticsData }) {
  const values: Record<KpiId, string> = {
    totalSessions: formatCount(userBehavior.totalSessions),
    avgSessionDuration: `${userBehavior.avgSessionDuration.toFixed(1)} ${units.minutes}`,
    bounceRate: `${userBehavior.bounceRate.toFixed(1)}${units.percent}`,
    engagementScore: engagement.engagementScore.toFixed(1),
  };
  return (
    <dl className="grid grid-cols-2 gap-3 @max-[15rem]/main:grid-cols-1 @lg/main:gap-5 @4xl/main:grid-cols-4">
      {KPI_IDS.map((id) => (
        <div key={id} className="rounded-card border bg-surface p-4 shadow-card @lg/main:p-5">
          <dt className="text-sm font-medium text-muted-foreground">{kpis.items[id].label}</dt>
          <dd className="mt-1.5">
            <Covered skeleton={<Skeleton className="mt-1.5 h-4/5 w-28 max-w-full" />}>
              <span className="block font-heading text-heading font-(--heading-weight) tracking-(--heading-tracking) whitespace-nowrap tabular-nums">
                {values[id]}
              </span>
            </Covered>
            <span className="mt-1.5 block text-caption text-muted-foreground">{kpis.items[id].help}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
