import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { TableFrame } from './table-frame';

type Column = { label: string; numeric?: boolean };

type DataTableProps = {
  caption: string;
  /** The first column names the row. */
  columns: readonly [Column, ...Column[]];
  rows: readonly { id: string; header: ReactNode; cells: readonly ReactNode[] }[];
  /** A last row that adds the others up. */
  total?: { header: ReactNode; cells: readonly ReactNode[] };
  /** Hide a caption that the heading above already says. */
  captionHidden?: boolean;
  /** For wide tables: as narrow as this, then the table scrolls within its frame. */
  minWidth?: string;
};

const cell =
  'px-2 py-3 align-top first:pl-3.5 last:pr-3.5 @lg/main:px-4 @lg/main:first:pl-5 @lg/main:last:pr-5';

export function DataTable({ caption, columns, rows, total, captionHidden, minWidth }: DataTableProps) {
  function alignment(index: number) {
    return columns[index]?.numeric ? 'text-right tabular-nums' : 'text-left';
  }
  return (
    <TableFrame label={caption} isWide={minWidth !== undefined} className="rounded-card border bg-surface">
      <table className={cn('w-full border-collapse text-sm @lg/main:text-[0.9375rem]', minWidth)}>
        <caption
          className={cn(
            captionHidden
              ? 'sr-only'
              : 'px-3.5 pt-4 pb-2 text-left text-sm text-muted-foreground @lg/main:px-5',
          )}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b">
            {columns.map((column, index) => (
              <th
                key={column.label}
                scope="col"
                className={cn(cell, alignment(index), 'text-caption font-medium text-muted-foreground')}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={cn(cell, 'text-left font-medium')}>
                {row.header}
              </th>
              {row.cells.map((content, index) => (
                <td key={columns[index + 1]?.label} className={cn(cell, alignment(index + 1))}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr className="border-t-2 border-border-strong font-semibold">
              <th scope="row" className={cn(cell, 'text-left font-semibold')}>
                {total.header}
              </th>
              {total.cells.map((content, index) => (
                <td key={columns[index + 1]?.label} className={cn(cell, alignment(index + 1))}>
                  {content}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </TableFrame>
  );
}
