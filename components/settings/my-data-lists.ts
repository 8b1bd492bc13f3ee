import { myDataCopy } from '@/lib/content/pages/my-data';
import type { MyData, MyDataList } from '@/lib/contracts/my-data';

type ListWords = {
  [List in MyDataList]: {
    title: string;
    columns: { readonly [Column in keyof MyData[List][number]]?: string };
  };
};

/** Every list has a title, and every column is one of its rows'. */
const lists: ListWords = myDataCopy.lists;
const { yes, no, none } = myDataCopy.values;

const isList = (name: string): name is MyDataList => name in lists;

export const listNames: readonly MyDataList[] = Object.keys(lists).filter(isList);

export const listTitle = (name: MyDataList): string => lists[name].title;

/** The columns' headings, the first of which names the row. */
export const columnTitles = (name: MyDataList): string[] => Object.values(lists[name].columns);

/** A row's values in the order of its columns. */
export function formatRow(name: MyDataList, row: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(lists[name].columns).map((column) => formatValue(column, row[column]));
}

function formatValue(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return none;
  if (typeof value === 'boolean') return value ? yes : no;
  return column.endsWith('At') ? formatMoment(String(value)) : String(value);
}

/** As the visitor's own clock shows it. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
