import {
  connectPostgres,
  DEFAULT_DATABASE_URL,
  explainReading,
  formatTime,
  isPostgres,
  openSqlite,
} from '../database/open-database.mjs';

const PAGE_ROWS = 1000;

/** Every stored question with its answer since a moment (ISO 8601 UTC). */
export async function readExchanges(since, databaseUrl = DEFAULT_DATABASE_URL) {
  const exchanges = [];
  try {
    const rows = isPostgres(databaseUrl) ? readPostgres(databaseUrl) : readSqlite(databaseUrl);
    let asked = null;
    for await (const row of rows) {
      const { visitorId, userId, message, createdAt } = row;
      if (row.isUserMessage) asked = row;
      else if (asked && asked.visitorId === visitorId && asked.userId === userId) {
        if (createdAt >= since)
          exchanges.push({ visitorId, question: asked.message, answer: message, createdAt });
        asked = null;
      }
    }
    return exchanges;
  } catch (error) {
    throw explainReading(error, 'chat messages');
  }
}

const COLUMNS = '"visitorId", "userId", "id", "message", "isUserMessage"';
// A question and its answer are stored together, one after the other.
const ORDER = 'ORDER BY "visitorId", "userId", "id"';

function* readSqlite(databaseUrl) {
  const database = openSqlite(databaseUrl);
  try {
    const rows = database.prepare(`SELECT ${COLUMNS}, "createdAt" FROM "ChatMessage" ${ORDER}`).iterate();
    for (const row of rows) yield { ...row, createdAt: formatTime(row.createdAt) };
  } finally {
    database.close();
  }
}

async function* readPostgres(connectionString) {
  const client = await connectPostgres(connectionString);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (let last = ['', -1, -1]; ;) {
      const { rows } = await client.query(
        `SELECT ${COLUMNS}, to_char("createdAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
         FROM "ChatMessage" WHERE ("visitorId", "userId", "id") > ($1, $2, $3) ${ORDER} LIMIT ${PAGE_ROWS}`,
        last,
      );
      yield* rows;
      const end = rows.at(-1);
      if (rows.length < PAGE_ROWS) return;
      last = [end.visitorId, end.userId, end.id];
    }
  } finally {
    await client.end().catch(() => {});
  }
}
