import { DataTable } from '@/components/ui/data-table';
import { SiteLink } from '@/components/ui/site-link';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { ChartSlot } from './chart-slot';
import { ConversionFunnel } from './conversion-funnel';
import { Covered } from './covered';
import { FigurePanel, TableDisclosure } from './figure-panel';
import { Count, Percent } from './figures';
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
