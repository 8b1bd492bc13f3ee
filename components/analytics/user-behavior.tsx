import { SiteLink } from '@/components/ui/links';
import type { Figures } from '@/lib/content/analytics/analytics-data';
import { Figure } from './figure';
import { Count, formatPercent, Percent, Total } from './figures';
import { useDashboardCopy } from './loading';

const loadPages = () =>
  import('@/components/analytics/charts/behavior-charts').then(({ PagesChart }) => PagesChart);
const loadFunnel = () =>
  import('@/components/analytics/charts/behavior-charts').then(({ FunnelChart }) => FunnelChart);

export function UserBehavior({ data: { userBehavior, engagement } }: { data: Figures }) {
  const { topPages, funnel } = useDashboardCopy();
  const pages = userBehavior.topPages;
  const steps = engagement.conversionFunnel;
  return (
    <div className="grid items-start gap-6 @5xl/main:grid-cols-2">
      <Figure
        copy={topPages}
        chart={{ load: loadPages, data: pages, className: 'min-h-[24.25rem]' }}
        isTableClosed
        rows={pages}
        id={({ page }) => page}
        columns={[
          {
            label: topPages.page,
            value: ({ page, path }) =>
              path ? (
                <SiteLink href={path} className="underline underline-offset-4">
                  {page}
                </SiteLink>
              ) : (
                page
              ),
            total: topPages.total,
          },
          {
            label: topPages.views,
            numeric: true,
            value: ({ views }) => <Count value={views} />,
            total: <Total values={pages.map(({ views }) => views)} />,
          },
          {
            label: topPages.engagement,
            numeric: true,
            value: (page) => <Percent value={page.engagement} bar />,
            total: <Percent value={engagement.engagementScore} />,
          },
        ]}
      />
      <Figure
        copy={funnel}
        chart={{ load: loadFunnel, data: steps, className: 'mb-4 h-48' }}
        rows={steps}
        id={({ step }) => step}
        columns={[
          {
            label: funnel.step,
            value: ({ step }, index) => (
              <span className="flex gap-2">
                <span className="text-muted-foreground tabular-nums">{index + 1}</span>
                <span>{step}</span>
              </span>
            ),
          },
          { label: funnel.users, numeric: true, value: ({ users }) => <Count value={users} /> },
          {
            label: funnel.conversion,
            numeric: true,
            value: ({ conversion, users }, index) => (
              <Conversion share={conversion} users={users} previousUsers={steps[index - 1]?.users} />
            ),
          },
        ]}
      />
    </div>
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
