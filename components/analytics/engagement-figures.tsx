import { DataTable } from '@/components/ui/data-table';
import { PARTS_OF_DAY, type AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { Covered } from './covered';
import { FigurePanel } from './figure-panel';
import { Count, Percent } from './figures';
import { HeatCell, HeatScale } from './heat-cell';
import { sumBy } from './sum-by';

const { heatmap } = dashboardCopy;

/** The four parts of the day beside each other, or two by two. */
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
