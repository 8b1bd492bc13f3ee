import { DataTable } from '@/components/ui/data-table';
import { PARTS_OF_DAY, type AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { cn } from '@/lib/utils';
import { Covered } from './covered';
import { FigurePanel } from './figure-panel';
import { Count, Percent } from './figures';
import { sumBy } from './sum-by';

const { heatmap } = dashboardCopy;

const PARTS = '@max-xl/table:grid-cols-4 @max-[18rem]/table:grid-cols-2';

export function EngagementFigures({ data: { engagement } }: { data: AnalyticsData }) {
  const entries = engagement.interactionHeatmap;
  const strongest = Math.max(
    ...entries.flatMap(({ byPartOfDay }) => PARTS_OF_DAY.map((part) => byPartOfDay[part])),
  );
  return (
    <FigurePanel heading={heatmap.heading} text={heatmap.text}>
      <HeatScale />
      <Covered>
        <DataTable
          caption={heatmap.caption}
          narrow={{ tracks: PARTS }}
          columns={[
            { label: heatmap.element },
            ...PARTS_OF_DAY.map((part) => ({
              label: `${heatmap.parts[part].label} ${onOneLine(heatmap.parts[part].hours)}`,
              numeric: true,
            })),
            { label: heatmap.interactions, numeric: true, ownLine: true },
            { label: heatmap.engagement, numeric: true, ownLine: true },
          ]}
          rows={entries.map(({ element, interactions, engagement: share, byPartOfDay }) => ({
            id: element,
            header: element,
            cells: [
              ...PARTS_OF_DAY.map((part) => (
                <HeatCell key={part} value={byPartOfDay[part]} strongest={strongest} />
              )),
              <Count key="interactions" value={interactions} />,
              <Percent key="engagement" value={share} />,
            ],
          }))}
          total={{
            header: heatmap.total,
            cells: [
              ...PARTS_OF_DAY.map((part) =>
                formatCount(sumBy(entries, ({ byPartOfDay }) => byPartOfDay[part])),
              ),
              <Count key="interactions" value={sumBy(entries, ({ interactions }) => interactions)} />,
              null,
            ],
          }}
        />
      </Covered>
    </FigurePanel>
  );
}

/** A window may be too narrow for a label, never for "12–18": no line ends after the dash. */
function onOneLine(hours: string): string {
  return hours.replace('–', '–\u2060');
}

const { few, many } = dashboardCopy.heatmap;

/** Classes, because a style attribute would break the content security policy. Text stays readable on each. */
const shades = [
  'bg-primary/6',
  'bg-primary/14',
  'bg-primary/24',
  'bg-primary/36',
  'bg-primary text-primary-foreground',
];

function HeatCell({ value, strongest }: { value: number; strongest: number }) {
  const level = Math.min(shades.length - 1, Math.floor((value / strongest) * shades.length));
  return (
    <span
      className={cn(
        'block rounded-sm px-3 py-3.5 tabular-nums @max-xl/table:px-1.5 @max-xl/table:py-2 @xl/table:-my-1.5 @xl/table:min-w-14',
        shades[level],
      )}
    >
      {formatCount(value)}
    </span>
  );
}

function HeatScale() {
  return (
    <p aria-hidden="true" className="mb-3 flex items-center gap-2 text-caption text-muted-foreground">
      {few}
      <span className="flex min-w-0 gap-1">
        {shades.map((shade) => (
          <span key={shade} className={cn('h-4 w-7 rounded-sm border border-border', shade)} />
        ))}
      </span>
      {many}
    </p>
  );
}
