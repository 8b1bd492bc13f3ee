import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import type { Figures } from '@/lib/content/analytics/analytics-data';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import type { ShareRow } from './charts/share-chart';
import { Figure } from './figure';
import { Count, KeyRate, Percent, Total } from './figures';
import { Covered, useDashboardCopy } from './loading';

const { segment: segmentCopy, cluster: clusterCopy } = shellCopy.selectorBar;

export function PersonalizationFigures({ data: { personalization } }: { data: Figures }) {
  const { segments, clusters, adaptationSuccess, contentRelevance } = useDashboardCopy();
  return (
    <div className="grid gap-6 @5xl/main:grid-cols-2">
      <dl className="grid gap-6 @2xl/main:grid-cols-2 @5xl/main:col-span-2">
        {[
          { ...adaptationSuccess, value: personalization.adaptationSuccess },
          { ...contentRelevance, value: personalization.contentRelevance },
        ].map(({ label, help, value }) => (
          <div key={label} className="rounded-card border bg-surface p-4 shadow-card @lg/main:p-6">
            <dt className="text-sm font-medium text-muted-foreground">{label}</dt>
            <dd className="mt-1.5">
              <Covered skeleton={<Skeleton className="mt-1.5 h-4/5 w-32" />}>
                <span className="block font-heading text-heading font-(--heading-weight) tracking-(--heading-tracking) tabular-nums">
                  <KeyRate value={value} />
                </span>
                <Progress aria-hidden="true" value={value ?? 0} max={100} className="mt-2" />
              </Covered>
              <span className="mt-3 block text-caption text-muted-foreground">{help}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ShareFigures
        copy={segments}
        rows={personalization.segmentDistribution.map(({ segment, ...share }) => ({
          name: segmentCopy.options[segment].label,
          ...share,
        }))}
      />
      <ShareFigures
        copy={clusters}
        rows={personalization.clusterDistribution.map(({ cluster, ...share }) => ({
          name: clusterCopy.options[cluster].label,
          ...share,
        }))}
      />
    </div>
  );
}

type ShareFiguresProps = {
  copy: Record<'heading' | 'text' | 'chart' | 'caption' | 'name' | 'count' | 'percentage', string>;
  rows: readonly ShareRow[];
};

const loadChart = () => import('./charts/share-chart').then(({ ShareChart }) => ShareChart);

/** Distinguished by lightness, not hue. Same order as the arcs in charts/share-chart.tsx. */
const swatches = ['bg-primary', 'bg-primary/35', 'bg-surface'];

function ShareFigures({ copy, rows }: ShareFiguresProps) {
  const { allSessions } = useDashboardCopy();
  return (
    <Figure
      copy={copy}
      chart={{ load: loadChart, data: rows, className: 'mx-auto mb-5 h-52' }}
      rows={rows}
      id={({ name }) => name}
      columns={[
        {
          label: copy.name,
          value: ({ name }, index) => (
            <span className="flex gap-3">
              <span
                aria-hidden="true"
                className={cn(
                  'mt-1 size-3.5 shrink-0 rounded-control border border-primary forced-color-adjust-none',
                  swatches[index],
                )}
              />
              <span>{name}</span>
            </span>
          ),
          total: allSessions,
        },
        {
          label: copy.count,
          numeric: true,
          value: ({ count }) => <Count value={count} />,
          total: <Total values={rows.map(({ count }) => count)} />,
        },
        {
          label: copy.percentage,
          numeric: true,
          value: ({ percentage }) => <Percent value={percentage} />,
          total: <Percent value={100} />,
        },
      ]}
    />
  );
}
