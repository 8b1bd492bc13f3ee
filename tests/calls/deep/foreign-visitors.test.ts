import { createHash, randomBytes } from 'node:crypto';
import * as analyzeBehavior from '@/app/api/analyze-behavior/route';
import * as history from '@/app/api/chat/[userId]/route';
import * as chat from '@/app/api/chat/route';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as events from '@/app/api/events/route';
import * as feedback from '@/app/api/feedback/route';
import * as myData from '@/app/api/my-data/route';
import * as download from '@/app/api/my-data/download/route';
import * as settings from '@/app/api/personalization-settings/[id]/route';
import * as newUserStatus from '@/app/api/user/[id]/new-user-status/route';
import * as user from '@/app/api/user/[id]/route';
import * as segment from '@/app/api/user/[id]/segment/route';
import { listCalls } from '@/lib/calls/calls';
import { openDatabase } from '@/lib/db/client';
import { createDemoRequest, createEvent } from '../../support/calls/call-fixtures';
import {
  dumpTables,
  OWNERS_WORDS,
  requestIdOf,
  storeRow,
  USER_ROW_KINDS,
} from '../../support/database/visitor-rows';
import {
  createVisitor,
  type Answer,
  type CallOptions,
  type Handler,
} from '../../support/calls/handler-visitor';

type Visitor = ReturnType<typeof createVisitor>;
type Send = (visitor: Visitor, id: number, options: CallOptions) => Promise<Answer>;

const persona = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' };
const event = () => createEvent({ eventType: 'click', eventData: { elementType: 'cta' }, page: '/pricing' });
const lead = (userId: number) =>
  createDemoRequest({ requestId: requestIdOf(userId), userId, persona, name: 'Eve', company: 'Evil' });

type Request = { body?: unknown; params?: Record<string, string> };

const send =
  (handler: Handler, method: string, write: (id: number) => Request): Send =>
  (visitor, id, options) =>
    visitor.call(handler, method, { ...options, ...write(id) });

const byId = (body?: unknown) => (id: number) => ({ params: { id: `${id}` }, body });

/** By method and path, as the API reference lists them. */
const READS: Record<string, Send> = {
  'GET /api/user/{id}': send(user.GET, 'GET', byId()),
  'GET /api/personalization-settings/{id}': send(settings.GET, 'GET', byId()),
  'GET /api/chat/{userId}': send(history.GET, 'GET', (id) => ({ params: { userId: `${id}` } })),
  'GET /api/my-data': send(myData.GET, 'GET', () => ({})),
  'GET /api/my-data/download': send(download.GET, 'GET', () => ({})),
};

const WRITES: Record<string, Send> = {
  'PATCH /api/user/{id}/segment': send(segment.PATCH, 'PATCH', byId({ segment: 'sales-prospect' })),
  'PATCH /api/user/{id}/new-user-status': send(newUserStatus.PATCH, 'PATCH', byId({ isNewUser: true })),
  'PATCH /api/personalization-settings/{id}': send(
    settings.PATCH,
    'PATCH',
    byId({ navigationAdaptation: true }),
  ),
  'POST /api/analyze-behavior': send(analyzeBehavior.POST, 'POST', (userId) => ({
    body: { userId, behaviors: [{ eventType: 'pageview' }] },
  })),
  'POST /api/chat': send(chat.POST, 'POST', (userId) => ({ body: { userId, message: 'Hello' } })),
  'POST /api/feedback': send(feedback.POST, 'POST', (userId) => ({ body: { userId, rating: 1 } })),
  'POST /api/events': send(events.POST, 'POST', (userId) => ({ body: { userId, events: [event()] } })),
  'POST /api/demo-requests': send(demoRequests.POST, 'POST', (id) => ({ body: lead(id) })),
};

/** SWEEP_IDS=10000 sweeps all ids that browsers generate; this is a sample. */
const IDS = Number(process.env.SWEEP_IDS ?? 6);
const AT_ONCE = 20;
const OWNER_VALUE = randomBytes(32).toString('base64url');
const OWNER = hash(OWNER_VALUE);
const ids = Array.from({ length: IDS }, (_, index) => Math.floor((index * 10_000) / IDS));
const isTaken = (id: number) => ids.indexOf(id) % 2 === 0;

const RANDOM = randomBytes(32).toString('base64url');
const FOREIGN: Record<string, () => string> = {
  'no cookie': () => '',
  'a random cookie': () => `visitor=${RANDOM}`,
  'a bit-flipped cookie': () => `visitor=${flipBit(OWNER_VALUE)}`,
  'a truncated cookie': () => `visitor=${OWNER_VALUE.slice(0, -1)}`,
};

jest.setTimeout(3_600_000);

/** Gives the owner rows of every kind under every second id. */
beforeAll(async () => {
  await (await openDatabase()).visitor.create({ data: { id: OWNER } });
  for (const userId of ids.filter(isTaken))
    for (const kind of USER_ROW_KINDS) await storeRow(kind, { visitorId: OWNER, userId });
});

async function dumpOwner(): Promise<Record<string, string[]>> {
  const dump = await dumpTables();
  return Object.fromEntries(
    Object.entries(dump).map(([table, rows]) => [table, rows.filter((row) => row.includes(OWNER))]),
  );
}

/** Random on every response. */
const DRAWN_HEADERS = ['x-request-id', 'set-cookie'];

/** Everything in a response that a caller could use to distinguish ids, without random and generated values. */
function describeAnswer({ status, body, headers }: Answer): string {
  const names = [...headers].map(([name, value]) =>
    DRAWN_HEADERS.includes(name) ? name : `${name}: ${value}`,
  );
  const text = JSON.stringify(body, (key, value) =>
    ['id', 'createdAt', 'requestId'].includes(key) ? 'drawn' : value,
  );
  return `${status} ${text} ${names.sort().join(', ')}`;
}

/** Makes one call per id, and collects the different responses for existing and unknown ids. */
async function sweep(send: (typeof READS)[string], cookie: () => string) {
  const kinds = { existing: new Set<string>(), unknown: new Set<string>() };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async (id) => {
        const answer = await send(createVisitor(cookie()), id, { headers: addressOf(id) });
        expect(JSON.stringify(answer.body)).not.toContain(OWNERS_WORDS);
        kinds[isTaken(id) ? 'existing' : 'unknown'].add(describeAnswer(answer));
      }),
    );
  }
  return kinds;
}

/** An address of its own, so that no limit per address applies. */
const addressOf = (id: number) => ({
  'x-forwarded-for': `10.${id >> 16}.${(id >> 8) & 255}.${id & 255}`,
});

const cases = Object.entries(FOREIGN).flatMap(([who, cookie]) =>
  Object.entries({ ...READS, ...WRITES }).map(([name, send]) => [who, name, send, cookie] as const),
);

test('every call with a user id is swept', () => {
  const named = listCalls().filter(
    ({ path, request }) => /\{(?:id|userId)\}/.test(path) || (request && 'userId' in request.example),
  );
  const names = named.map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(READS), ...Object.keys(WRITES)]).toEqual(expect.arrayContaining(names));
  expect(names.length).toBeGreaterThan(10);
});

test.each(cases)(
  '%s, %s: no foreign data, no change, and no difference between existing and unknown ids',
  async (_who, _name, send, cookie) => {
    const before = await dumpOwner();
    const { existing, unknown } = await sweep(send, cookie);
    expect([...existing]).toEqual([...unknown]);
    expect(existing.size).toBe(1);
    expect(await dumpOwner()).toEqual(before);
  },
);

test.each(Object.entries(READS))('own cookie, %s: the owner finds the stored rows', async (name, send) => {
  for (const id of ids.slice(1)) {
    const mine = await send(createVisitor(`visitor=${OWNER_VALUE}`), id, {});
    const other = await send(createVisitor(), id, {});
    const isSame = JSON.stringify(mine.body) === JSON.stringify(other.body);
    expect(isSame).toBe(!name.startsWith('GET /api/my-data') && !isTaken(id));
  }
});

/** Writes to two of every four ids, one existing and one unknown, so that each has unwritten neighbors. */
const isWritten = (id: number) => ids.indexOf(id) % 4 < 2;
const ofUnwritten = (row: string) => {
  const { userId } = JSON.parse(row);
  return userId !== undefined && !isWritten(userId);
};

test.each(Object.entries(WRITES))('own cookie, %s: nothing changes under another id', async (_name, send) => {
  const cookie = `visitor=${OWNER_VALUE}`;
  const readOthers = async () =>
    Object.values(await dumpOwner())
      .flat()
      .filter(ofUnwritten);
  const before = await readOthers();
  const statuses = new Set<number>();
  for (const id of ids.filter(isWritten)) {
    statuses.add((await send(createVisitor(cookie), id, { headers: addressOf(id) })).status);
  }
  expect([...statuses].filter((status) => status >= 300)).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  expect(await readOthers()).toEqual(before);
});

function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

function flipBit(value: string): string {
  const bytes = Buffer.from(value, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(7) ^ 1, 7);
  return bytes.toString('base64url');
}
