import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { shellCopy } from '@/lib/content/shell';
import { Covered } from './covered';
import { formatPercent } from './figures';
import { ShareFigures } from './share-figures';

const { segments, clusters, adaptationSuccess, contentRelevance } = dashboardCopy;
const { segment: segmentWords, cluster: clusterWords } = shellCopy.selectorBar;

export function PersonalizationFigures({ data: { personalization } }: { data: AnalyticsData }) {
  return (
    <div className="grid gap-5 @5xl/main:grid-cols-2">
      <dl className="grid gap-5 @2xl/main:grid-cols-2 @5xl/main:col-span-2">
        {[
          { ...adaptationSuccess, value: personalization.adaptationSuccess },
          { ...contentRelevance, value: personalization.contentRelevance },
        ].map(({ label, help, value }) => (
          <div key={label} className="rounded-card border bg-surface p-4 shadow-card @lg/main:p-6">
            <dt className="text-sm font-medium text-muted-foreground">{label}</dt>
            <dd className="mt-1.5">
              <Covered skeleton={<Skeleton className="mt-1.5 h-4/5 w-32" />}>
                <span className="block font-heading text-heading font-(--heading-weight) tracking-(--heading-tracking) tabular-nums">
                  {formatPercent(value)}
                </span>
                <Progress aria-hidden="true" value={value} max={100} className="mt-2" />
              </Covered>
              <span className="mt-3 block text-caption text-muted-foreground">{help}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ShareFigures
        copy={segments}
        rows={personalization.segmentDistribution.map(({ segment, ...share }) => ({
          name: segmentWords.options[segment].label,
          ...share,
        }))}
      />
      <ShareFigures
        copy={clusters}
        rows={personalization.clusterDistribution.map(({ cluster, ...share }) => ({
          name: clusterWords.options[cluster].label,
          ...share,
        }))}
      />
    </div>
  );
}
