import { createHash, randomUUID } from 'node:crypto';
import { StepError } from '../shared/console.mjs';
import { dialectOf, fillDatabase } from './fill.mjs';

const MAX_USER_ID = 9999;

const hash = (text) => createHash('sha256').update(text);

export function makeVisitor(number) {
  const cookie = hash(`load ${number}`).digest('base64url');
  return {
    cookie,
    id: hash(cookie).digest('hex'),
    userId: number % (MAX_USER_ID + 1),
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** Random for each request, as in a browser, because the server stores a repeated id only once. */
const RANDOM_IDS = ['requestId', 'eventId'];

/**
 * Every documented call with its example from the API reference.
 * @returns {Promise<{ name: string, method: string, path: string, example?: object }[]>}
 */
export async function readCalls(url) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      example: requestBody?.content['application/json'].example,
    })),
  );
  if (calls.length === 0) throw new StepError('The API reference lists no calls.');
  return calls;
}

/**
 * Builds one call as sent by one of the stored visitors.
 * @param {{ name: string, method: string, path: string, example?: object }} call
 * @param {number} number of the visitor
 */
export function composeCall({ name, method, path, example }, number) {
  const { cookie, userId, address } = makeVisitor(number);
  const headers = { cookie: `visitor=${cookie}`, 'x-forwarded-for': address };
  const filled = path.replace(/\{\w+\}/g, String(userId));
  if (!example) return { name, method, path: filled, headers };
  const body = JSON.stringify(example, (key, value) => {
    if (key === 'userId') return userId;
    return RANDOM_IDS.includes(key) ? randomUUID() : value;
  });
  return { name, method, path: filled, headers: { ...headers, 'content-type': 'application/json' }, body };
}

export const STORED = { visitors: 100_000, chats: 100_000, events: 1_000_000 };

const VISITORS_PER_STATEMENT = 10_000;

const EXCHANGES = STORED.chats / STORED.visitors;
const EVENTS = STORED.events / STORED.visitors;

/** `v` is the visitor's row in this statement's list, `n` numbers the rows of each visitor. */
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
  uuid: `lower(hex(randomblob(16)))`,
  yes: '1',
  no: '0',
};

const POSTGRES = {
  list: `jsonb_to_recordset($1::jsonb) AS v(id text, user_id integer)`,
  uuid: 'gen_random_uuid()::text',
  yes: 'true',
  no: 'false',
};

export async function fill(databaseUrl) {
  const lists = Array.from({ length: STORED.visitors / VISITORS_PER_STATEMENT }, (_, block) =>
    Array.from({ length: VISITORS_PER_STATEMENT }, (_, index) => {
      const { id, userId } = makeVisitor(block * VISITORS_PER_STATEMENT + index);
      return { id, user_id: userId };
    }),
  ).map((list) => JSON.stringify(list));
  const dialect = dialectOf(databaseUrl, { sqlite: SQLITE, postgres: POSTGRES });
  await fillDatabase(
    databaseUrl,
    statements(dialect).flatMap((sql) => lists.map((list) => ({ sql, values: [list] }))),
  );
}
