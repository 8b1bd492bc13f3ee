import { Client } from 'pg';
import { openDatabase } from '@/lib/db/client';
import { listCalls } from '@/lib/api/endpoints';
import { findHandler } from '../support/find-handler';
import { createVisitor } from '../support/handler-visitor';

jest.setTimeout(60_000);

// The package has no types.
const { prototype: sqlite } = jest.requireActual<{ prototype: { prepare: (sql: string) => unknown } }>(
  'better-sqlite3',
);

/** SQLite names tables or aliases. The values of an INSERT and Prisma's `sub` are not tables. */
const SCAN = /Seq Scan|SCAN (?!CONSTANT ROW|\d+-ROW VALUES|json_each|sub\b)/;

const run = new Set<string>();

/** Records the statements at the driver, whichever layer built them. */
function noteStatements(): void {
  const { prepare } = sqlite;
  jest.spyOn(sqlite, 'prepare').mockImplementation(function (this: typeof sqlite, sql) {
    run.add(sql);
    return prepare.call(this, sql);
  });
  const { query } = Client.prototype;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [first] = args;
    run.add(typeof first === 'string' ? first : String(Object(first).text));
    return Reflect.apply(query, this, args);
  });
}

/** Makes every documented call twice with its example request, so that the second call finds rows. */
async function makeEveryCall(): Promise<void> {
  const visitor = createVisitor();
  for (let time = 0; time < 2; time += 1) {
    for (const { method, path, parameters = [], request } of listCalls()) {
      const params = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
      const handler = await findHandler(path, method);
      const { status } = await visitor.call(handler, method, { params, body: request?.example });
      expect([path, status < 300]).toEqual([path, true]);
    }
  }
}

async function explain(statement: string): Promise<string> {
  const database = await openDatabase();
  if (TEST_DATABASE === 'sqlite') {
    const values = (statement.match(/\?/g) ?? []).map(() => null);
    const rows = await database.$queryRawUnsafe<{ detail: string }[]>(
      `EXPLAIN QUERY PLAN ${statement}`,
      ...values,
    );
    return rows.map(({ detail }) => detail).join('\n');
  }
  return database.$transaction(async (transaction) => {
    // Postgres prefers sequential scans on tables this small.
    await transaction.$executeRawUnsafe('SET LOCAL enable_seqscan = off');
    const rows = await transaction.$queryRawUnsafe<object[]>(`EXPLAIN (GENERIC_PLAN) ${statement}`);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  });
}

test('no statement of a documented call scans a whole table', async () => {
  noteStatements();
  await makeEveryCall();
  jest.restoreAllMocks();
  const statements = [...run].filter((sql) => /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b.*["`]/s.test(sql));
  expect(statements.length).toBeGreaterThan(30);
  const scans = [];
  for (const statement of statements) {
    const plan = await explain(statement);
    // The health check reads only the first row.
    const isProbe = /WHERE 1=1 LIMIT/.test(statement);
    if (!isProbe && SCAN.test(plan)) scans.push(`${statement}\n${plan}`);
  }
  expect(scans).toEqual([]);
});
