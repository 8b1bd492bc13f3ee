import { formatTime } from '../database/open-database.mjs';
import { streamRows } from '../database/read-rows.mjs';

// A question and its answer are stored as consecutive rows.
const QUERY = `SELECT "visitorId", "userId", "message", "isUserMessage", "createdAt" FROM "ChatMessage"
  ORDER BY "visitorId", "userId", "id"`;

/** Reads every stored question with its answer. @param {string} since ISO 8601 UTC */
export async function readExchanges(since, databaseUrl) {
  const exchanges = [];
  let asked = null;
  for await (const row of streamRows({ what: 'chat messages', text: QUERY }, databaseUrl)) {
    const { visitorId, userId, message } = row;
    if (row.isUserMessage) asked = row;
    else if (asked && asked.visitorId === visitorId && asked.userId === userId) {
      const createdAt = formatTime(row.createdAt);
      if (createdAt >= since)
        exchanges.push({ visitorId, question: asked.message, answer: message, createdAt });
      asked = null;
    }
  }
  return exchanges;
}
