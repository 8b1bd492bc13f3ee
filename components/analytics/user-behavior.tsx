import { DataTable } from '@/components/ui/data-table';
import { SiteLink } from '@/components/ui/site-link';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { ChartSlot } from './chart-slot';
import { Covered } from './covered';
import { FigurePanel, TableDisclosure } from './figure-panel';
import { Count, formatPercent, Percent } from './figures';
import { sumBy } from './sum-by';

export function UserBehavior({ data: { userBehavior, engagement } }: { data: AnalyticsData }) {
  return (
    <div className="grid items-start gap-5 @5xl/main:grid-cols-2">
      <TopPages pages={userBehavior.topPages} engagementScore={engagement.engagementScore} />
      <ConversionFunnel steps={engagement.conversionFunnel} />
    </div>
  );
}

const { topPages } = dashboardCopy;
const loadChart = () => import('./charts/pages-chart').then(({ PagesChart }) => PagesChart);

type TopPagesProps = { pages: AnalyticsData['userBehavior']['topPages']; engagementScore: number };

function TopPages({ pages, engagementScore }: TopPagesProps) {
  return (
    <FigurePanel heading={topPages.heading} text={topPages.text}>
      <Covered>
        <ChartSlot load={loadChart} data={pages} label={topPages.chart} className="min-h-[24.25rem]" />
        <TableDisclosure>
          <DataTable
            caption={topPages.caption}
            columns={[
              { label: topPages.page },
              { label: topPages.views, numeric: true },
              { label: topPages.engagement, numeric: true },
            ]}
            rows={pages.map(({ page, path, views, engagement }) => ({
              id: page,
              header: path ? (
                <SiteLink href={path} className="underline underline-offset-4">
                  {page}
                </SiteLink>
              ) : (
                page
              ),
              cells: [
                <Count key="views" value={views} />,
                <Percent key="engagement" value={engagement} bar />,
              ],
            }))}
            total={{
              header: topPages.total,
              cells: [
                <Count key="views" value={sumBy(pages, ({ views }) => views)} />,
                <Percent key="engagement" value={engagementScore} />,
              ],
            }}
          />
        </TableDisclosure>
      </Covered>
    </FigurePanel>
  );
}

const { funnel } = dashboardCopy;
const loadFunnel = () => import('./charts/funnel-chart').then(({ FunnelChart }) => FunnelChart);

function ConversionFunnel({ steps }: { steps: AnalyticsData['engagement']['conversionFunnel'] }) {
  return (
    <FigurePanel heading={funnel.heading} text={funnel.text}>
      <Covered>
        <ChartSlot load={loadFunnel} data={steps} label={funnel.chart} className="mb-4 h-48" />
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
