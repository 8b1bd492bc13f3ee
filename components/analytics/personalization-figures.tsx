import { DataTable } from '@/components/ui/data-table';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import type { Figures } from '@/lib/content/analytics/analytics-data';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import type { ShareRow } from './charts/share-chart';
import { ChartSlot } from './chart-slot';
import { Covered, FigurePanel, useDashboardCopy } from './figure-panel';
import { Count, KeyRate, Percent, Total } from './figures';

const { segment: segmentCopy, cluster: clusterCopy } = shellCopy.selectorBar;

export function PersonalizationFigures({ data: { personalization } }: { data: Figures }) {
  const { segments, clusters, adaptationSuccess, contentRelevance } = useDashboardCopy();
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
    <FigurePanel heading={copy.heading} text={copy.text}>
      <Covered>
        <ChartSlot load={loadChart} data={rows} label={copy.chart} className="mx-auto mb-5 h-52" />
        <DataTable
          caption={copy.caption}
          columns={[
            { label: copy.name },
            { label: copy.count, numeric: true },
            { label: copy.percentage, numeric: true },
          ]}
          rows={rows.map(({ name, count, percentage }, index) => ({
            id: name,
            header: (
              <span className="flex gap-2.5">
                <span
                  aria-hidden="true"
                  className={cn(
                    'mt-1 size-3.5 shrink-0 rounded-sm border border-primary forced-color-adjust-none',
                    swatches[index],
                  )}
                />
                <span>{name}</span>
              </span>
            ),
            cells: [<Count key="count" value={count} />, <Percent key="percentage" value={percentage} />],
          }))}
          total={{
            header: allSessions,
            cells: [
              <Total key="count" values={rows.map(({ count }) => count)} />,
              <Percent key="percentage" value={100} />,
            ],
          }}
        />
      </Covered>
    </FigurePanel>
  );
}
