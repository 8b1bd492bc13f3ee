'use client';

import { type ReactNode, useRef } from 'react';
import { cn } from '@/lib/utils';
import { useOverflow } from './scrollable-list';

type Column = {
  label: string;
  numeric?: boolean;
  /** In a narrow table, gives the cell its own line with its label. */
  ownLine?: boolean;
};

type Row = { header: ReactNode; cells: readonly ReactNode[] };

/** Layout of cells below 36rem: stacked with labels, or in the columns of a class such as `[--tracks:4rem_1fr]`. */
type Narrow = 'stacked' | { tracks: string };

type DataTableProps = {
  caption: string;
  columns: readonly [Column, ...Column[]];
  rows: readonly (Row & { id: string })[];
  total?: Row;
  captionHidden?: boolean;
  narrow?: Narrow;
};

/** Cells have no classes: app/tables.css styles them by the table, because some pages have hundreds. */
export function DataTable(props: DataTableProps) {
  const { caption, columns, rows, total, captionHidden, narrow } = props;
  return (
    <TableFrame
      label={caption}
      className={cn('rounded-card border bg-surface', narrow && '@container/table')}
    >
      <table
        data-narrow={narrow && (narrow === 'stacked' ? 'stacked' : 'tracks')}
        className={cn(
          'data-table w-full border-collapse text-sm',
          narrow && narrow !== 'stacked' && narrow.tracks,
        )}
      >
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric, ownLine }) => (
              <th key={label} scope="col" data-numeric={numeric} data-own-line={ownLine}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} narrow={narrow} />
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <TableRow row={total} columns={columns} narrow={narrow} />
          </tfoot>
        ) : null}
      </table>
    </TableFrame>
  );
}

type TableRowProps = { row: Row; columns: readonly Column[]; narrow?: Narrow };

function TableRow({ row, columns, narrow }: TableRowProps) {
  return (
    <tr>
      <th scope="row">{row.header}</th>
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
  if (narrow !== 'stacked' && !column?.ownLine) return <td data-numeric={column?.numeric}>{children}</td>;
  if (children === null) return <td data-own-line />;
  return (
    <td data-numeric={column?.numeric} data-own-line>
      {/* Screen readers get the label from the table. */}
      <span aria-hidden="true">{column?.label}</span>
      <div>{children}</div>
    </td>
  );
}

type TableFrameProps = { label: string; className?: string; children: ReactNode };

/** Scrollable container, focusable and named while it overflows. */
export function TableFrame({ label, className, children }: TableFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(frameRef);

  return (
    <div
      ref={frameRef}
      // Positioned, so that it clips sr-only text too.
      className={cn('relative overflow-x-auto', className)}
      data-slot="data-table"
      {...(isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
