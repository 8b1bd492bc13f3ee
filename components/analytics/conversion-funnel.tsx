import { DataTable } from '@/components/ui/data-table';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { ChartSlot } from './chart-slot';
import { Covered } from './covered';
import { FigurePanel } from './figure-panel';
import { Count, formatPercent } from './figures';

const { funnel } = dashboardCopy;

const loadChart = () => import('./charts/funnel-chart').then(({ FunnelChart }) => FunnelChart);

export function ConversionFunnel({ steps }: { steps: AnalyticsData['engagement']['conversionFunnel'] }) {
  return (
    <FigurePanel heading={funnel.heading} text={funnel.text}>
      <Covered>
        <ChartSlot load={loadChart} data={steps} label={funnel.chart} className="mb-4 h-48" />
        <DataTable
          caption={funnel.caption}
          columns={[
            { label: funnel.step },
            { label: funnel.users, numeric: true },
            { label: funnel.conversion, numeric: true },
          ]}
          rows={steps.map(({ step, users, conversion }, index) => ({
            id: step,
            header: (
              <span className="flex gap-2">
                <span className="text-muted-foreground tabular-nums">{index + 1}</span>
                <span>{step}</span>
              </span>
            ),
            cells: [
              <Count key="users" value={users} />,
              <ShareOfStep
                key="conversion"
                share={conversion}
                users={users}
                before={steps[index - 1]?.users}
              />,
            ],
          }))}
        />
      </Covered>
    </FigurePanel>
  );
}

function ShareOfStep({ share, users, before }: { share: number; users: number; before?: number }) {
  return (
    <>
      <span>{formatPercent(share)}</span>
      <span className="block text-caption text-muted-foreground">
        {before ? `${formatPercent((users / before) * 100)} ${funnel.kept}` : funnel.start}
      </span>
    </>
  );
}
