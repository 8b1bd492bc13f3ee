import { DataTable } from '@/components/ui/data-table';
import { MailLink } from '@/components/ui/mail-link';
import type { BrowserEntry, CollectedData } from '@/lib/browser/my-data';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { site } from '@/lib/content/site';
import type { MyData, MyDataList } from '@/lib/calls/get-my-data';

type ListCopy = {
  [List in MyDataList]: {
    title: string;
    columns: { readonly [Column in keyof MyData[List][number]]?: string };
  };
};

const lists: ListCopy = myDataCopy.lists;

const { yes, no, none } = myDataCopy.values;
const isList = (name: string): name is MyDataList => name in lists;
export const listNames: readonly MyDataList[] = Object.keys(lists).filter(isList);
export const listTitle = (name: MyDataList): string => lists[name].title;

const columnTitles = (name: MyDataList): string[] => Object.values(lists[name].columns);

function formatRow(name: MyDataList, row: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(lists[name].columns).map((column) => formatValue(column, row[column]));
}

function formatValue(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return none;
  if (typeof value === 'boolean') return value ? yes : no;
  return column.endsWith('At') ? formatMoment(String(value)) : String(value);
}

function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

const { database: databaseCopy, browser: browserCopy } = myDataCopy;
const { kinds, columns, hidden, other, visitorCookie } = browserCopy;
const purposes: Readonly<Record<string, string>> = browserCopy.purposes;
const SHOWN_ROWS = 50;

export function ShownData({ shown: { database, browser, isLinked } }: { shown: CollectedData }) {
  const nothing = isLinked ? databaseCopy.none : <NothingLinked />;
  const nonEmptyLists = listNames.filter((name) => database[name].length > 0);
  const emptyLists = listNames.filter((name) => database[name].length === 0);
  return (
    <div data-slot="shown-data" className="mt-8 space-y-10">
      <section aria-labelledby="my-data-database">
        <h4 id="my-data-database">{databaseCopy.heading}</h4>
        <p className="mt-1 text-muted-foreground">
          {database.visitor
            ? `${databaseCopy.firstSeen}: ${formatMoment(database.visitor.createdAt)}. ${databaseCopy.lastSeen}: ${formatMoment(database.visitor.lastSeenAt)}.`
            : nothing}
        </p>
        <div className="mt-4 divide-y border-y empty:hidden">
          {nonEmptyLists.map((name) => (
            <StoredList key={name} name={name} rows={database[name]} />
          ))}
        </div>
        {nonEmptyLists.length > 0 && emptyLists.length > 0 ? (
          <p className="mt-3 text-sm text-muted-foreground">
            {`${databaseCopy.emptyLists} ${emptyLists.map(listTitle).join(', ')}.`}
          </p>
        ) : null}
      </section>
      <section aria-labelledby="my-data-browser">
        <h4 id="my-data-browser" className="mb-3">
          {browserCopy.heading}
        </h4>
        <BrowserTable entries={browser} isLinked={isLinked} />
      </section>
    </div>
  );
}

function StoredList({ name, rows }: { name: MyDataList; rows: MyData[MyDataList] }) {
  const [first = '', ...others] = columnTitles(name);
  return (
    <details>
      <summary className="py-3 font-medium">{`${listTitle(name)} (${rows.length})`}</summary>
      <div className="pb-5">
        <DataTable
          caption={listTitle(name)}
          captionHidden
          narrow="stacked"
          columns={[{ label: first }, ...others.map((label) => ({ label }))]}
          rows={rows.slice(0, SHOWN_ROWS).map((row, index) => {
            const [header, ...cells] = formatRow(name, row);
            return { id: String(index), header, cells };
          })}
        />
        {rows.length > SHOWN_ROWS ? (
          <p className="mt-2 text-sm text-muted-foreground">
            {`${databaseCopy.showing} ${SHOWN_ROWS} ${databaseCopy.of} ${rows.length}. ${databaseCopy.rest}`}
          </p>
        ) : null}
      </div>
    </details>
  );
}

function BrowserTable({ entries, isLinked }: { entries: readonly BrowserEntry[]; isLinked: boolean }) {
  const visitor = { kind: 'cookie' as const, name: visitorCookie, value: hidden };
  const all = isLinked ? [visitor, ...entries] : entries;
  return (
    <DataTable
      caption={browserCopy.caption}
      captionHidden
      narrow="stacked"
      columns={[
        { label: columns.name },
        { label: columns.where },
        { label: columns.value },
        { label: columns.why },
      ]}
      rows={all.map(({ kind, name, value }) => ({
        id: `${kind} ${name}`,
        header: <code className="block wrap-break-word @xl/table:max-w-56">{name}</code>,
        cells: [
          kinds[kind],
          <span key="value" className="block max-w-72 wrap-anywhere">
            {value}
          </span>,
          purposes[name] ?? other,
        ],
      }))}
    />
  );
}

export function NothingLinked({ text = myDataCopy.database.unlinked }: { text?: string }) {
  return (
    <span>
      <span>{text}</span> <MailLink email={site.emails.support} className="wrap-anywhere underline" />.
    </span>
  );
}
