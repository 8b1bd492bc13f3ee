import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import type { Elements } from '@/components/ui/elements';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { ChartSlot, type ChartSlotProps } from './chart-slot';
import { Covered } from './loading';

type Column<Row> = {
  label: string;
  value: (row: Row, index: number) => ReactNode;
  /** In the last row. The first column's names that row; without it there is none. */
  total?: ReactNode;
  numeric?: boolean;
  ownLine?: boolean;
};

type FigureProps<Row, Data> = {
  copy: Record<'heading' | 'text' | 'caption', string> & { chart?: string };
  chart?: Omit<ChartSlotProps<Data>, 'label'>;
  /** Shows the table under a button, or open without scripts and in print, when there is no chart. */
  isTableClosed?: boolean;
  /** A long table scrolls within the panel. */
  isTableLong?: boolean;
  /** The first column holds the row headers. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  id: (row: Row) => string;
  narrow?: { tracks: string };
  legend?: Elements;
};

/** Figures as a chart, where there is one, and always as a table. */
export function Figure<Row, Data>(props: FigureProps<Row, Data>) {
  const { copy, chart, isTableClosed, isTableLong, legend } = props;
  const table = isTableLong ? (
    <div
      className="relative max-h-96 overflow-y-auto print:max-h-none print:overflow-visible"
      tabIndex={0}
      role="region"
      aria-label={copy.caption}
    >
      <FigureTable {...props} />
    </div>
  ) : (
    <FigureTable {...props} />
  );
  return (
    <div className="min-w-0 rounded-card border bg-surface p-4 shadow-card @lg/main:p-6">
      <h3 className="text-title">{copy.heading}</h3>
      <p className="mt-1 mb-5 text-sm text-muted-foreground">{copy.text}</p>
      {legend}
      <Covered>
        {chart ? <ChartSlot {...chart} label={copy.chart ?? copy.heading} /> : null}
        {isTableClosed ? (
          <details data-unscripted="open" className="mt-4">
            <summary className="inline-flex min-h-11 items-center rounded-control text-sm font-medium text-primary underline underline-offset-4">
              {dashboardCopy.charts.openTable}
            </summary>
            <div className="mt-2">{table}</div>
          </details>
        ) : (
          table
        )}
      </Covered>
    </div>
  );
}

function FigureTable<Row, Data>({ copy, columns, rows, id, narrow }: FigureProps<Row, Data>) {
  const [first, ...others] = columns;
  return (
    <DataTable
      caption={copy.caption}
      narrow={narrow}
      columns={columns}
      rows={rows.map((row, index) => ({
        id: id(row),
        header: first.value(row, index),
        cells: others.map(({ value }) => value(row, index)),
      }))}
      total={
        first.total === undefined
          ? undefined
          : { header: first.total, cells: others.map(({ total = null }) => total) }
      }
    />
  );
}
