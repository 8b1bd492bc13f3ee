import { PARTS_OF_DAY, type Figures } from '@/lib/content/analytics/analytics-data';
import { cn } from '@/lib/utils';
import { Figure } from './figure';
import { Count, formatShort, formatTotal, Percent, Total } from './figures';
import { useDashboardCopy } from './loading';

const PARTS = '[--tracks:repeat(4,minmax(0,1fr))] @max-[18rem]/table:[--tracks:repeat(2,minmax(0,1fr))]';

export function EngagementFigures({ data: { engagement } }: { data: Figures }) {
  const { heatmap } = useDashboardCopy();
  const entries = engagement.interactionHeatmap;
  const strongest = Math.max(
    ...entries.flatMap(({ byPartOfDay }) => PARTS_OF_DAY.map((part) => byPartOfDay[part] ?? 0)),
    1,
  );
  return (
    <Figure
      copy={heatmap}
      legend={<HeatScale />}
      narrow={{ tracks: PARTS }}
      rows={entries}
      id={({ element }) => element}
      columns={[
        { label: heatmap.element, value: ({ element }) => element, total: heatmap.total },
        ...PARTS_OF_DAY.map((part) => ({
          label: `${heatmap.parts[part].label} ${onOneLine(heatmap.parts[part].hours)}`,
          numeric: true,
          value: ({ byPartOfDay }: (typeof entries)[number]) => (
            <HeatCell value={byPartOfDay[part]} strongest={strongest} />
          ),
          total: formatTotal(entries.map(({ byPartOfDay }) => byPartOfDay[part])),
        })),
        {
          label: heatmap.interactions,
          numeric: true,
          ownLine: true,
          value: ({ interactions }) => <Count value={interactions} />,
          total: <Total values={entries.map(({ interactions }) => interactions)} />,
        },
        {
          label: heatmap.engagement,
          numeric: true,
          ownLine: true,
          value: (entry) => <Percent value={entry.engagement} />,
        },
      ]}
    />
  );
}

/** Forbids a line break after the dash in "12–18". */
function onOneLine(hours: string): string {
  return hours.replace('–', '–\u2060');
}

/** Classes, because the content security policy blocks style attributes. Text stays readable on each. */
const shades = [
  'bg-primary/6',
  'bg-primary/14',
  'bg-primary/24',
  'bg-primary/36',
  'bg-primary text-primary-foreground',
];

function HeatCell({ value, strongest }: { value: number | null; strongest: number }) {
  const level = Math.min(shades.length - 1, Math.floor(((value ?? 0) / strongest) * shades.length));
  return (
    <span
      className={cn(
        'block rounded-control px-3 py-3.5 tabular-nums @max-xl/table:px-1.5 @max-xl/table:py-2 @xl/table:-my-1.5 @xl/table:min-w-14',
        shades[level],
        value === null && 'text-caption',
      )}
    >
      {formatShort(value)}
    </span>
  );
}

function HeatScale() {
  const { few, many } = useDashboardCopy().heatmap;
  return (
    <p aria-hidden="true" className="mb-3 flex items-center gap-2 text-caption text-muted-foreground">
      <span>{few}</span>
      <span className="flex min-w-0 gap-1">
        {shades.map((shade) => (
          <span key={shade} className={cn('h-4 w-7 rounded-control border border-border', shade)} />
        ))}
      </span>
      <span>{many}</span>
    </p>
  );
}
