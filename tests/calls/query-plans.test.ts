import { Client } from 'pg';
import { openDatabase } from '@/lib/db/client';
import { listCalls } from '@/lib/calls/calls';
import { rollUpVisits } from '@/lib/db/live';
import { purgeExpired } from '@/lib/db/retention';
import { findHandler } from '../support/calls/every-call';
import { createVisitor } from '../support/calls/handler-visitor';

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
  return database.$transaction(async (transaction) => {
    // Postgres prefers sequential scans on tables this small.
    if (TEST_DATABASE === 'postgres') await transaction.$executeRawUnsafe('SET LOCAL enable_seqscan = off');
    const prefix = TEST_DATABASE === 'postgres' ? 'EXPLAIN (GENERIC_PLAN)' : 'EXPLAIN QUERY PLAN';
    const values = TEST_DATABASE === 'postgres' ? [] : (statement.match(/\?/g) ?? []).map(() => null);
    const rows = await transaction.$queryRawUnsafe<object[]>(`${prefix} ${statement}`, ...values);
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

const STATEMENTS = [
  `SELECT * FROM "BehaviorEvent" WHERE "visitorId" = 'v' AND "eventId" > 'e' ORDER BY "eventId" ASC LIMIT 500`,
  `SELECT * FROM "ChatMessage" WHERE "visitorId" = 'v' AND "userId" = 1 ORDER BY "id" DESC LIMIT 200`,
  `SELECT * FROM "LiveHour" WHERE "hour" >= CURRENT_TIMESTAMP`,
  `SELECT SUM("tokens") FROM "TokenUsage" WHERE "expiresAt" > CURRENT_TIMESTAMP`,
  `DELETE FROM "TokenUsage" WHERE "expiresAt" <= CURRENT_TIMESTAMP`,
];

/** Pages of a download. Sorting is fine here, but only over the visitor's own rows. */
const OWN_ROWS = ['ChatMessage', 'Feedback', 'DemoRequest'].map(
  (table) => `SELECT * FROM "${table}" WHERE "visitorId" = 'v' AND "id" > 900 ORDER BY "id" ASC LIMIT 500`,
);

test.each(OWN_ROWS)('%s finds rows by visitor', async (statement) => {
  const byVisitor = TEST_DATABASE === 'postgres' ? /Index Cond: .*"visitorId"/ : /INDEX \w+ \(visitorId=\?/;
  expect(await explain(statement)).toMatch(byVisitor);
});

test('no statement of the hourly count or of the purge scans or sorts a whole table', async () => {
  const { visitor } = await openDatabase();
  const old = { lastSeenAt: new Date(0) };
  await visitor.createMany({
    data: Array.from({ length: 501 }, (_, index) => ({ ...old, id: `old ${index}` })),
  });
  run.clear();
  noteStatements();
  await rollUpVisits(Date.now());
  await purgeExpired(Date.now());
  jest.restoreAllMocks();
  const statements = [...run].filter((sql) => /^\s*(?:SELECT|UPDATE|DELETE)\b.*["`]/s.test(sql));
  expect(statements.length).toBeGreaterThan(10);
  const plans = await Promise.all(statements.map(explain));
  const bad = (plan: string) => SCAN.test(plan) || /TEMP B-TREE|Sort/.test(plan);
  expect(statements.flatMap((sql, index) => (bad(plans[index] ?? '') ? [sql, plans[index]] : []))).toEqual(
    [],
  );
  const page = plans[statements.findIndex((sql) => /^SELECT.*Visitor.*ORDER BY/s.test(sql))];
  expect(page).toMatch(
    TEST_DATABASE === 'postgres' ? /Index Cond: .*"lastSeenAt" </ : /lastSeenAt>\? AND lastSeenAt<\?/,
  );
});

test.each(STATEMENTS)('%s uses an index and does not sort', async (statement) => {
  const plan = await explain(statement);
  expect(plan).toMatch(TEST_DATABASE === 'postgres' ? /Index/ : /USING (COVERING )?INDEX/);
  expect(plan).not.toMatch(/Seq Scan|SCAN [A-Z]|TEMP B-TREE|Sort/);
});
