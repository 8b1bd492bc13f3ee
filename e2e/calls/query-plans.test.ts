import { openDatabase } from '@/lib/db/client';

/** The purge's condition for rows of visitors that were not seen for a long time. */
const UNSEEN = `"visitorId" IN ('v', 'w') AND EXISTS (SELECT 1 FROM "Visitor" AS v WHERE v."id" = "visitorId")`;
const CHILDREN = [
  'UserProfile',
  'PersonalizationSettings',
  'ChatMessage',
  'Feedback',
  'BehaviorEvent',
  'DemoRequest',
];

const STATEMENTS = [
  `SELECT * FROM "UserProfile" WHERE "visitorId" = 'v' AND "userId" = 1`,
  `SELECT * FROM "PersonalizationSettings" WHERE "visitorId" = 'v' AND "userId" = 1`,
  `SELECT * FROM "ChatMessage" WHERE "visitorId" = 'v' AND "userId" = 1 ORDER BY "id" DESC LIMIT 200`,
  `DELETE FROM "BehaviorEvent" WHERE "visitorId" = 'v'`,
  `DELETE FROM "Feedback" WHERE "visitorId" = 'v'`,
  `DELETE FROM "RateLimit" WHERE "key" = 'k' AND "expire" <= CURRENT_TIMESTAMP`,
  `DELETE FROM "RateLimit" WHERE "expire" < CURRENT_TIMESTAMP`,
  `SELECT "id" FROM "BehaviorEvent" WHERE "createdAt" < CURRENT_TIMESTAMP LIMIT 500`,
  `SELECT "id" FROM "ChatMessage" WHERE "createdAt" < CURRENT_TIMESTAMP LIMIT 500`,
  `DELETE FROM "UserProfile" WHERE ${UNSEEN}`,
  `DELETE FROM "PersonalizationSettings" WHERE ${UNSEEN}`,
  `DELETE FROM "Feedback" WHERE ${UNSEEN}`,
  `DELETE FROM "Visitor" WHERE "id" IN ('v', 'w') AND ${CHILDREN.map(
    (table) => `NOT EXISTS (SELECT 1 FROM "${table}" AS c WHERE c."visitorId" = "Visitor"."id")`,
  ).join(' AND ')}`,
  `DELETE FROM "CampaignVisit" WHERE "day" < '2026-01-01'`,
  `SELECT COUNT(*) FROM "VisitSession" WHERE "lastAt" > CURRENT_TIMESTAMP`,
  `DELETE FROM "VisitSession" WHERE "visitorId" = 'v'`,
  `SELECT "bucket", SUM("count") FROM "LiveCount"
   WHERE "bucket" BETWEEN 'day:2026-08-29' AND 'day:2026-11-26' AND "name" = 'sessions' GROUP BY "bucket"`,
  `SELECT SUM("tokens") FROM "TokenUsage" WHERE "expiresAt" > CURRENT_TIMESTAMP`,
  `DELETE FROM "TokenUsage" WHERE "expiresAt" <= CURRENT_TIMESTAMP`,
];

/** Pages of /api/my-data. Sorting is fine here, but only over the visitor's own rows. */
const OWN_ROWS = ['ChatMessage', 'Feedback', 'BehaviorEvent', 'DemoRequest'].map(
  (table) => `SELECT * FROM "${table}" WHERE "visitorId" = 'v' AND "id" < 900 ORDER BY "id" DESC LIMIT 500`,
);

async function explain(statement: string): Promise<string> {
  const database = await openDatabase();
  return database.$transaction(async (transaction) => {
    // Postgres prefers sequential scans on tables this small.
    if (TEST_DATABASE === 'postgres') await transaction.$executeRawUnsafe('SET LOCAL enable_seqscan = off');
    const words = TEST_DATABASE === 'postgres' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const rows = await transaction.$queryRawUnsafe<object[]>(`${words} ${statement}`);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  });
}

test.each(OWN_ROWS)('%s finds rows by visitor', async (statement) => {
  const byVisitor = TEST_DATABASE === 'postgres' ? /Index Cond: .*"visitorId"/ : /INDEX \w+ \(visitorId=\?/;
  expect(await explain(statement)).toMatch(byVisitor);
});

test('the purge pages through visitors by primary key', async () => {
  const page = `SELECT "id", "lastSeenAt" FROM "Visitor" WHERE "id" > 'v' ORDER BY "id" LIMIT 500`;
  expect(await explain(page)).toMatch(/Visitor_pkey|sqlite_autoindex_Visitor_1 \(id>/);
});

test.each(STATEMENTS)('%s uses an index and does not sort', async (statement) => {
  const plan = await explain(statement);
  expect(plan).toMatch(TEST_DATABASE === 'postgres' ? /Index/ : /USING (COVERING )?INDEX/);
  expect(plan).not.toMatch(/Seq Scan|SCAN [A-Z]|TEMP B-TREE|Sort/);
});
