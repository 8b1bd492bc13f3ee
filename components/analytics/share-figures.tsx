import { DataTable } from '@/components/ui/data-table';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { cn } from '@/lib/utils';
import { ChartSlot } from './chart-slot';
import { Covered } from './covered';
import { FigurePanel } from './figure-panel';
import { Count, Percent } from './figures';
import { sumBy } from './sum-by';

export type ShareRow = { name: string; count: number; percentage: number };

type ShareFiguresProps = {
  copy: Record<'heading' | 'text' | 'chart' | 'caption' | 'name' | 'count' | 'percentage', string>;
  rows: readonly ShareRow[];
};

const loadChart = () => import('./charts/share-chart').then(({ ShareChart }) => ShareChart);

/** Told apart by lightness, not by hue; charts/share-chart.tsx fills its arcs in the same order. */
const swatches = ['bg-primary', 'bg-primary/35', 'bg-surface'];

export function ShareFigures({ copy, rows }: ShareFiguresProps) {
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
            header: dashboardCopy.allSessions,
            cells: [
              <Count key="count" value={sumBy(rows, ({ count }) => count)} />,
              <Percent key="percentage" value={sumBy(rows, ({ percentage }) => percentage)} />,
            ],
          }}
        />
      </Covered>
    </FigurePanel>
  );
}
