import { DataTable } from '@/components/ui/data-table';
import { SiteLink } from '@/components/ui/site-link';
import type { Figures } from '@/lib/content/analytics/analytics-data';
import { ChartSlot } from './chart-slot';
import { Covered, FigurePanel, TableDisclosure, useDashboardCopy } from './figure-panel';
import { Count, formatPercent, Percent, Total } from './figures';

export function UserBehavior({ data: { userBehavior, engagement } }: { data: Figures }) {
  return (
    <div className="grid items-start gap-5 @5xl/main:grid-cols-2">
      <TopPages pages={userBehavior.topPages} engagementScore={engagement.engagementScore} />
      <ConversionFunnel steps={engagement.conversionFunnel} />
    </div>
  );
}

const loadChart = () => import('./charts/pages-chart').then(({ PagesChart }) => PagesChart);

type TopPagesProps = { pages: Figures['userBehavior']['topPages']; engagementScore: number | null };

function TopPages({ pages, engagementScore }: TopPagesProps) {
  const { topPages } = useDashboardCopy();
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
                <Total key="views" values={pages.map(({ views }) => views)} />,
                <Percent key="engagement" value={engagementScore} />,
              ],
            }}
          />
        </TableDisclosure>
      </Covered>
    </FigurePanel>
  );
}

const loadFunnel = () => import('./charts/funnel-chart').then(({ FunnelChart }) => FunnelChart);

function ConversionFunnel({ steps }: { steps: Figures['engagement']['conversionFunnel'] }) {
  const { funnel } = useDashboardCopy();
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
              <Conversion
                key="conversion"
                share={conversion}
                users={users}
                previousUsers={steps[index - 1]?.users}
              />,
            ],
          }))}
        />
      </Covered>
    </FigurePanel>
  );
}

type ConversionProps = { share: number | null; users: number | null; previousUsers?: number | null };

function Conversion({ share, users, previousUsers }: ConversionProps) {
  const { funnel } = useDashboardCopy();
  if (users === null || previousUsers === null) return formatPercent(share);
  return (
    <>
      <span>{formatPercent(share)}</span>
      <span className="block text-caption text-muted-foreground">
        {previousUsers ? `${formatPercent((users / previousUsers) * 100)} ${funnel.kept}` : funnel.start}
      </span>
    </>
  );
}
