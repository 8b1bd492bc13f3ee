import { DataTable } from '@/components/ui/data-table';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { ChartSlot } from './chart-slot';
import { Covered } from './covered';
import { describeMoment } from './describe-moment';
import { FigurePanel } from './figure-panel';
import { Count } from './figures';
import { TableDisclosure } from './table-disclosure';

const { sessions } = dashboardCopy;

const loadChart = () => import('./charts/sessions-chart').then(({ SessionsChart }) => SessionsChart);

export function SessionsOverTime({ data }: { data: AnalyticsData['userBehavior'] }) {
  const series = data.sessionsOverTime;
  return (
    <FigurePanel heading={sessions.heading} text={sessions.text}>
      <Covered>
        <ChartSlot
          load={loadChart}
          data={series}
          label={sessions.chart}
          isInteractive
          className="h-60 @3xl/main:h-72"
        />
        <TableDisclosure>
          <div
            className="relative max-h-96 overflow-y-auto"
            tabIndex={0}
            role="region"
            aria-label={sessions.caption}
          >
            <DataTable
              caption={sessions.caption}
              columns={[{ label: sessions.units[series.unit] }, { label: sessions.count, numeric: true }]}
              rows={series.counts.map((count, index) => {
                const { long } = describeMoment(series, index);
                return { id: long, header: long, cells: [<Count key="count" value={count} />] };
              })}
              total={{
                header: sessions.total,
                cells: [<Count key="count" value={data.totalSessions} />],
              }}
            />
          </div>
        </TableDisclosure>
      </Covered>
    </FigurePanel>
  );
}
