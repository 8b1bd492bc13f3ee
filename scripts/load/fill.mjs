import Database from 'better-sqlite3';
import { connectPostgres, isPostgres } from '../database/open-database.mjs';
import { makeVisitor } from './visitors.mjs';

export const STORED = { visitors: 100_000, chats: 100_000, events: 1_000_000 };

const VISITORS_PER_STATEMENT = 10_000;

/** Every visitor gets the same: a profile, settings, an exchange with the assistant and ten events. */
const EXCHANGES = STORED.chats / STORED.visitors;
const EVENTS = STORED.events / STORED.visitors;

/** `v` is the visitor's row in a list of this statement, `n` counts what each of them gets. */
const statements = ({ list, count, uuid, now, yes, no }) => [
  `INSERT INTO "Visitor" ("id", "createdAt", "lastSeenAt") SELECT v.id, ${now}, ${now} FROM ${list}`,
  `INSERT INTO "UserProfile" ("visitorId", "userId", "segment", "isNewUser", "updatedAt")
   SELECT v.id, v.user_id, 'developer', ${no}, ${now} FROM ${list}`,
  `INSERT INTO "PersonalizationSettings"
     ("visitorId", "userId", "contentPersonalization", "navigationAdaptation", "behavioralAnalytics", "updatedAt")
   SELECT v.id, v.user_id, ${yes}, ${yes}, ${yes}, ${now} FROM ${list}`,
  `INSERT INTO "ChatMessage"
     ("visitorId", "userId", "createdAt", "message", "isUserMessage", "page", "requestId", "source")
   SELECT v.id, v.user_id, ${now}, 'What does Market Intelligence do, and what does it cost us in a year?', side.asked,
     '/solutions', ${uuid}, 'site'
   FROM ${list}, (SELECT ${yes} AS asked UNION ALL SELECT ${no}) AS side, ${count(EXCHANGES)}`,
  `INSERT INTO "BehaviorEvent"
     ("eventId", "visitorId", "userId", "eventType", "elementType", "page", "occurredAt", "createdAt")
   SELECT ${uuid}, v.id, v.user_id, 'click', 'cta', '/pricing', ${now}, ${now} FROM ${list}, ${count(EVENTS)}`,
];

const SQLITE = {
  list: `(SELECT value ->> 'id' AS id, value ->> 'user_id' AS user_id FROM json_each(?)) AS v`,
  count: (most) =>
    `(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${most}) SELECT n FROM c) AS n`,
  uuid: `lower(hex(randomblob(16)))`,
  // As Prisma's adapter writes a time.
  now: `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now')`,
  yes: '1',
  no: '0',
};

const POSTGRES = {
  list: `jsonb_to_recordset($1::jsonb) AS v(id text, user_id integer)`,
  count: (most) => `generate_series(1, ${most}) AS n`,
  uuid: 'gen_random_uuid()::text',
  now: 'CURRENT_TIMESTAMP',
  yes: 'true',
  no: 'false',
};

/** Fills a migrated, empty database with a year of visitors. */
export async function fill(databaseUrl) {
  const lists = Array.from({ length: STORED.visitors / VISITORS_PER_STATEMENT }, (_, block) =>
    Array.from({ length: VISITORS_PER_STATEMENT }, (_, index) => {
      const { id, userId } = makeVisitor(block * VISITORS_PER_STATEMENT + index);
      return { id, user_id: userId };
    }),
  ).map((list) => JSON.stringify(list));
  await (isPostgres(databaseUrl) ? fillPostgres(databaseUrl, lists) : fillSqlite(databaseUrl, lists));
}

function fillSqlite(databaseUrl, lists) {
  const database = new Database(databaseUrl.slice('file:'.length));
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -262144');
  for (const sql of statements(SQLITE)) {
    const statement = database.prepare(sql);
    for (const list of lists) statement.run(list);
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

async function fillPostgres(databaseUrl, lists) {
  const client = await connectPostgres(databaseUrl);
  for (const sql of statements(POSTGRES)) for (const list of lists) await client.query(sql, [list]);
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
}
