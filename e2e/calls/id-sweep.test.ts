import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from '@/lib/db/client';
import { listCalls } from '@/lib/api/endpoints';
import { dumpTables } from '../support/dump-tables';
import { createVisitor, type Answer } from '../support/handler-visitor';
import { READS, requestIdOf, WRITES } from '../support/sweep-calls';

/** `npm test -- security` sweeps all ids that browsers generate; this runs a sample. */
const IDS = Number(process.env.SWEEP_IDS ?? 6);
const AT_ONCE = 20;
const MARK = 'words of the owner';
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
  const database = await openDatabase();
  const at = new Date();
  await database.visitor.create({ data: { id: OWNER } });
  const own = ids.filter(isTaken).map((userId) => ({ visitorId: OWNER, userId }));
  await database.userProfile.createMany({
    data: own.map((row) => ({ ...row, segment: 'developer', isNewUser: false })),
  });
  const off = { contentPersonalization: false, navigationAdaptation: false, behavioralAnalytics: false };
  await database.personalizationSettings.createMany({ data: own.map((row) => ({ ...row, ...off })) });
  await database.chatMessage.createMany({
    data: own.map((row) => ({ ...row, message: MARK, isUserMessage: true })),
  });
  await database.feedback.createMany({ data: own.map((row) => ({ ...row, rating: 5, feedback: MARK })) });
  await database.behaviorEvent.createMany({
    data: own.map((row) => ({ ...row, eventId: `own-${row.userId}`, eventType: 'click', occurredAt: at })),
  });
  const words = { name: MARK, email: 'ann@company.example', company: MARK };
  const persona = { segment: 'developer', cluster: 'explorer', visitorType: 'new' };
  await database.demoRequest.createMany({
    data: own.map((row) => ({ ...row, ...words, ...persona, requestId: requestIdOf(row.userId) })),
  });
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

type Sweep = {
  kinds: Record<'existing' | 'unknown', Set<string>>;
  ms: Record<'existing' | 'unknown', number[]>;
};

/** Makes one call per id, and collects the responses and durations for existing and unknown ids. */
async function sweep(send: (typeof READS)[string], cookie: () => string): Promise<Sweep> {
  const kinds = { existing: new Set<string>(), unknown: new Set<string>() };
  const ms: Sweep['ms'] = { existing: [], unknown: [] };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async (id) => {
        const kind = isTaken(id) ? 'existing' : 'unknown';
        const headers = { 'x-forwarded-for': `10.${id >> 16}.${(id >> 8) & 255}.${id & 255}` };
        const started = performance.now();
        const answer = await send(createVisitor(cookie()), id, { headers });
        ms[kind].push(performance.now() - started);
        expect(JSON.stringify(answer.body)).not.toContain(MARK);
        kinds[kind].add(describeAnswer(answer));
      }),
    );
  }
  return { kinds, ms };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const cases = Object.entries(FOREIGN).flatMap(([who, cookie]) => [
  ...Object.entries(READS).map(([name, send]) => [who, name, send, cookie] as const),
  ...Object.entries(WRITES).map(([name, send]) => [who, name, send, cookie] as const),
]);

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
  async (who, name, send, cookie) => {
    const before = await dumpOwner();
    const { kinds, ms } = await sweep(send, cookie);
    expect([...kinds.existing]).toEqual([...kinds.unknown]);
    expect(kinds.existing.size).toBe(1);
    expect(await dumpOwner()).toEqual(before);
    if (process.env.SWEEP_IDS) {
      const times = [median(ms.existing), median(ms.unknown)].map((value) => value.toFixed(2)).join(' / ');
      process.stdout.write(
        `${IDS} ids  ${who.padEnd(21)} ${name.padEnd(42)} existing / unknown ${times} ms\n`,
      );
    }
  },
);

test.each(Object.entries(READS))('own cookie, %s: the owner finds the stored rows', async (name, send) => {
  for (const id of ids.slice(1)) {
    const mine = await send(createVisitor(`visitor=${OWNER_VALUE}`), id, {});
    const other = await send(createVisitor(), id, {});
    const isSame = JSON.stringify(mine.body) === JSON.stringify(other.body);
    expect(isSame).toBe(name !== 'GET /api/my-data' && !isTaken(id));
  }
});

/** Writes to two of every four ids, one existing and one unknown, so that each has unwritten neighbors. */
const isWritten = (id: number) => ids.indexOf(id) % 4 < 2;
const ofUnwritten = (row: string) => {
  const { userId } = JSON.parse(row);
  return userId !== undefined && !isWritten(userId);
};

test.each(Object.entries(WRITES))('own cookie, %s: nothing changes under another id', async (_name, send) => {
  const own = `visitor=${OWNER_VALUE}`;
  const readOthers = async () =>
    Object.values(await dumpOwner())
      .flat()
      .filter(ofUnwritten);
  const before = await readOthers();
  const statuses = new Set<number>();
  for (const id of ids.filter(isWritten)) {
    const headers = { 'x-forwarded-for': `10.${id >> 16}.${(id >> 8) & 255}.${id & 255}` };
    statuses.add((await send(createVisitor(own), id, { headers })).status);
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
