import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as consent from '@/app/api/consent/route';
import * as feedback from '@/app/api/feedback/route';
import * as myData from '@/app/api/my-data/route';
import { CONSENTED_KEYS, ESSENTIAL_KEYS, isEssentialKey, SITE_COOKIES } from '@/lib/config/stored-keys';
import { openDatabase } from '@/lib/db/client';
import { purgeExpired } from '@/lib/db/retention';
import { createVisitor } from '../support/calls/handler-visitor';

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
const onSqlite = TEST_DATABASE === 'sqlite' ? test : () => {};

type Line = Record<string, string>;

/** Each table of a Markdown file as its lines, by the head of their columns. */
function parseTables(text: string): Line[][] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((block) => {
      const [head = [], , ...lines] = block
        .trim()
        .split('\n')
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.replaceAll('`', '').trim()),
        );
      return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])));
    });
}

const [personal = [], anonymous = [], entries = []] = parseTables(read('docs/data.md'));
const listColumns = (lines: Line[]) =>
  lines.flatMap(({ Table, Columns = '' }) => Columns.split(' ').map((column) => `${Table}.${column}`));

test('every table and column of the schema has a line in docs/data.md', () => {
  const schema = read('prisma/sqlite/schema.prisma');
  const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
  const names = models.map(([, name]) => name);
  const columns = models.flatMap(([, model, body = '']) =>
    [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
      .filter(([, , type]) => !names.includes(type))
      .map(([, column]) => `${model}.${column}`),
  );
  expect(listColumns([...personal, ...anonymous]).sort()).toEqual(columns.sort());
  // What belongs to a visitor names it.
  const owned = columns
    .filter((column) => column.endsWith('.visitorId'))
    .map((column) => column.split('.')[0]);
  expect([...new Set(personal.map(({ Table }) => Table))].sort()).toEqual(['Visitor', ...owned].sort());
});

test('every cookie and storage key has a line in docs/data.md', () => {
  const cookies = Object.entries(SITE_COOKIES).map(([name, { isEssential }]) => ({ name, isEssential }));
  const keys = [...ESSENTIAL_KEYS, ...CONSENTED_KEYS].map((name) => ({
    name,
    isEssential: isEssentialKey(name),
  }));
  expect(
    entries.map(({ Entry, Where, Essential }) => [Entry, Where === 'cookie', Essential === 'yes']).sort(),
  ).toEqual(
    [
      ...cookies.map(({ name, isEssential }) => [name, true, isEssential]),
      ...keys.map(({ name, isEssential }) => [name, false, isEssential]),
    ].sort(),
  );
});

const VALUES: Record<string, unknown> = { TEXT: 'x', INTEGER: 1, BIGINT: 1, REAL: 1.5, BOOLEAN: 1 };

/** A row in every table with a value in every column, for one visitor. `at`: when it was stored, and last changed. */
async function fillTables(at: string): Promise<ReturnType<typeof createVisitor>> {
  const database = await openDatabase();
  await database.visitor.deleteMany();
  const visitor = createVisitor();
  await visitor.call(feedback.POST, 'POST', { body: { userId: 7, rating: 5 } });
  const { id } = await database.visitor.findFirstOrThrow();
  await database.feedback.deleteMany();
  for (const table of new Set(personal.map(({ Table = '' }) => Table))) {
    if (table === 'Visitor') continue;
    const columns = await database.$queryRawUnsafe<{ name: string; type: string }[]>(
      `PRAGMA table_info("${table}")`,
    );
    const values = columns.map(({ name, type }) =>
      name === 'visitorId' ? id : type === 'DATETIME' ? at : VALUES[type],
    );
    const names = columns.map(({ name }) => `"${name}"`);
    const places = columns.map(() => '?');
    await database.$executeRawUnsafe(
      `INSERT INTO "${table}" (${names.join()}) VALUES (${places.join()})`,
      ...values,
    );
  }
  await database.visitor.updateMany({ data: { lastSeenAt: at } });
  return visitor;
}

/** Of every column: whether its row is gone, or its value. */
async function readOutcomes(): Promise<Record<string, string>> {
  const database = await openDatabase();
  const outcomes = personal.map(async ({ Table, Columns = '' }) => {
    const [row] = await database.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT * FROM "${Table}"`);
    return Columns.split(' ').map((column) => {
      const outcome = row ? (row[column] === null ? 'cleared' : 'kept') : 'deleted';
      return [`${Table}.${column}`, outcome];
    });
  });
  return Object.fromEntries((await Promise.all(outcomes)).flat());
}

const describe = (select: (line: Line) => string | undefined) =>
  Object.fromEntries(
    personal.flatMap((line) => listColumns([line]).map((column) => [column, select(line)] as const)),
  );

onSqlite('turning it off, and deleting, reach what docs/data.md says, and no more', async () => {
  const now = new Date().toISOString();
  let visitor = await fillTables(now);
  expect(await readOutcomes()).toEqual(describe(() => 'kept'));
  const headers = { cookie: `${visitor.cookie}; consent=withdrawing` };
  expect(await visitor.call(consent.DELETE, 'DELETE', { headers })).toMatchObject({ status: 200 });
  expect(await readOutcomes()).toEqual(describe((line) => line['Turn off']));
  visitor = await fillTables(now);
  expect(await visitor.call(myData.DELETE, 'DELETE')).toMatchObject({ status: 200 });
  expect(await readOutcomes()).toEqual(describe((line) => line.Delete));
});

onSqlite(
  'the purge deletes what docs/data.md says, of visitors who come back and of those who do not',
  async () => {
    await fillTables('2020-01-01T00:00:00.000Z');
    const database = await openDatabase();
    await database.visitor.updateMany({ data: { lastSeenAt: new Date() } });
    const gone = (isGone: boolean) => (isGone ? 'deleted' : 'kept');
    await purgeExpired(Date.now());
    expect(await readOutcomes()).toEqual(describe(({ Purge }) => gone(Purge === 'after RETENTION_DAYS')));
    await database.visitor.updateMany({ data: { lastSeenAt: new Date(0) } });
    await purgeExpired(Date.now());
    const isLead = ({ Table = '' }: Line) => ['DemoRequest', 'LeadDelivery', 'Visitor'].includes(Table);
    expect(await readOutcomes()).toEqual(describe((line) => gone(!isLead(line))));
    await database.demoRequest.deleteMany();
    await purgeExpired(Date.now());
    expect(await readOutcomes()).toEqual(describe(() => 'deleted'));
  },
);

onSqlite('deleted text is gone from the files of SQLite, and other visitors’ text is not', async () => {
  const file = (process.env.DATABASE_URL ?? '').slice('file:'.length);
  const isStored = (text: string) =>
    [file, `${file}-wal`].some((path) => existsSync(path) && readFileSync(path).includes(text));
  const [one, other] = [createVisitor(), createVisitor()];
  // From short cells to overflow pages, in pages that both share.
  for (let index = 0; index < 120; index += 1) {
    const text = (owner: string) => `${owner}-${index}-${'words '.repeat((index * 17) % 300)}`;
    for (const [visitor, owner] of [
      [one, 'erased'],
      [other, 'remaining'],
    ] as const)
      await visitor.call(feedback.POST, 'POST', {
        body: { userId: 7, rating: 5, feedback: text(owner).slice(0, 2000) },
      });
  }
  expect([isStored('erased-'), isStored('remaining-')]).toEqual([true, true]);
  await one.call(myData.DELETE, 'DELETE');
  expect([isStored('erased-'), isStored('remaining-')]).toEqual([false, true]);

  const database = await openDatabase();
  const { id: visitorId } = await database.visitor.findFirstOrThrow();
  const context = {
    page: '/erased-page',
    userAction: '{"type":"erased-action"}',
    relevantFeature: 'erased-feature',
  };
  const message = { visitorId, userId: 7, message: 'remaining-question', isUserMessage: true, ...context };
  await database.chatMessage.create({ data: message });
  expect(isStored('erased-')).toBe(true);
  await other.call(consent.DELETE, 'DELETE');
  expect([isStored('erased-'), isStored('remaining-question')]).toEqual([false, true]);
});
