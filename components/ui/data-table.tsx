import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { TableFrame } from './table-frame';

type Column = {
  label: string;
  numeric?: boolean;
  /** In a narrow table, gives the cell its own line with its label. */
  ownLine?: boolean;
};

type Row = { header: ReactNode; cells: readonly ReactNode[] };

/** Layout of cells below 36rem: stacked with labels, or the tracks of a class such as `@max-xl/table:grid-cols-3`. */
type Narrow = 'stacked' | { tracks: string };

type DataTableProps = {
  caption: string;
  columns: readonly [Column, ...Column[]];
  rows: readonly (Row & { id: string })[];
  total?: Row;
  captionHidden?: boolean;
  narrow?: Narrow;
};

const cell =
  'px-1.5 py-3 align-top first:pl-3 last:pr-3 @lg/main:px-4 @lg/main:first:pl-5 @lg/main:last:pr-5';

const block = '@max-xl/table:block';
const line = '@max-xl/table:px-3.5 @max-xl/table:py-3 @lg/main:@max-xl/table:px-5';
const inLine = '@max-xl/table:p-0! @max-xl/table:wrap-anywhere';
const numericLine =
  '@max-xl/table:mt-1 @max-xl/table:flex @max-xl/table:flex-wrap @max-xl/table:justify-between @max-xl/table:gap-x-4 @max-xl/table:font-normal';
const textLines = '@max-xl/table:mt-1.5 @max-xl/table:block';

export function DataTable(props: DataTableProps) {
  const { caption, columns, rows, total, captionHidden, narrow } = props;
  return (
    <TableFrame
      label={caption}
      className={cn('rounded-card border bg-surface', narrow && '@container/table')}
    >
      <table className={cn('w-full border-collapse text-sm @lg/main:text-[0.9375rem]', narrow && block)}>
        <caption
          className={cn(
            captionHidden
              ? 'sr-only'
              : 'px-3.5 pt-4 pb-2 text-left text-sm text-muted-foreground @lg/main:px-5',
            !captionHidden && narrow && block,
          )}
        >
          {caption}
        </caption>
        <Head columns={columns} narrow={narrow} />
        <tbody className={cn('divide-y', narrow && block)}>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} narrow={narrow} />
          ))}
        </tbody>
        {total ? (
          <tfoot className={cn(narrow && block)}>
            <TableRow row={total} columns={columns} narrow={narrow} isTotal />
          </tfoot>
        ) : null}
      </table>
    </TableFrame>
  );
}

type PartProps = { columns: readonly Column[]; narrow?: Narrow };

function Head({ columns, narrow }: PartProps) {
  const isStacked = narrow === 'stacked';
  return (
    <thead className={cn(narrow && (isStacked ? '@max-xl/table:sr-only' : block))}>
      <tr className={cn('border-b', narrow && line, tracks(narrow))}>
        {columns.map((column, index) => (
          <th
            key={column.label}
            scope="col"
            className={cn(
              cell,
              'text-caption font-medium text-muted-foreground',
              column.numeric ? 'text-right' : 'text-left',
              narrow && inLine,
              narrow && (index === 0 || column.ownLine) && '@max-xl/table:sr-only',
            )}
          >
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function TableRow({ row, columns, narrow, isTotal }: PartProps & { row: Row; isTotal?: boolean }) {
  return (
    <tr
      className={cn(
        isTotal && 'border-t-2 border-border-strong font-semibold',
        narrow && line,
        narrow === 'stacked' && block,
        tracks(narrow),
      )}
    >
      <th
        scope="row"
        className={cn(
          cell,
          'text-left',
          isTotal ? 'font-semibold' : 'font-medium',
          narrow && [inLine, block, '@max-xl/table:col-span-full'],
        )}
      >
        {row.header}
      </th>
      {row.cells.map((content, index) => (
        <Cell key={columns[index + 1]?.label} column={columns[index + 1]} narrow={narrow}>
          {content}
        </Cell>
      ))}
    </tr>
  );
}

type CellProps = { column?: Column; narrow?: Narrow; children: ReactNode };

function Cell({ column, narrow, children }: CellProps) {
  const isNumeric = column?.numeric;
  const className = cn(cell, isNumeric ? 'text-right tabular-nums' : 'text-left', narrow && inLine);
  if (narrow !== 'stacked' && !column?.ownLine) {
    return <td className={className}>{children}</td>;
  }
  if (children === null) return <td className={cn(className, '@max-xl/table:hidden')} />;
  return (
    <td className={cn(className, '@max-xl/table:col-span-full', isNumeric ? numericLine : textLines)}>
      {/* Screen readers get the label from the table. */}
      <span aria-hidden="true" className="hidden text-caption text-muted-foreground @max-xl/table:block">
        {column?.label}
      </span>
      <div>{children}</div>
    </td>
  );
}

function tracks(narrow: Narrow | undefined): string | undefined {
  if (narrow === undefined || narrow === 'stacked') return undefined;
  return cn('@max-xl/table:grid @max-xl/table:gap-x-2 @max-xl/table:gap-y-1', narrow.tracks);
}
