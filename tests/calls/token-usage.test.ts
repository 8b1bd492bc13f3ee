import { openDatabase } from '@/lib/db/client';
import { reserveTokens, settleTokens } from '@/lib/db/token-usage';
import { alternateInstances } from '../support/site/two-instances';

const START = Date.parse('2026-11-21T12:00:00Z');
const LIMIT = 24_000;
const HOLD_MS = 8000;
/** A minute, plus 2 s of clock skew between instances. */
const KEPT_MS = 62_000;

let endInstances: () => Promise<void>;
beforeAll(async () => {
  endInstances = await alternateInstances();
});
afterAll(() => endInstances());
beforeEach(async () => {
  await (await openDatabase()).tokenUsage.deleteMany();
});

function reserve(tokens: number, now = START): Promise<number | null> {
  return reserveTokens({ tokens, limit: LIMIT, holdMs: HOLD_MS, now });
}

/** Expects room for exactly this many tokens at that time. */
async function expectRoom(room: number, now: number): Promise<void> {
  expect(await reserve(room + 1, now)).toBeNull();
  const id = await reserve(room, now);
  expect(id).not.toBeNull();
  await settleTokens(id ?? 0, 0, now);
}

test('the budget can be reserved to the last token', async () => {
  expect(await reserve(LIMIT + 1)).toBeNull();
  expect(await reserve(LIMIT - 1)).not.toBeNull();
  expect(await reserve(2)).toBeNull();
  expect(await reserve(1)).not.toBeNull();
  expect(await reserve(1)).toBeNull();
});

test('settled usage replaces the reservation', async () => {
  const id = (await reserve(2000)) ?? 0;
  await expectRoom(22_000, START);
  await settleTokens(id, 500, START + 1000);
  await expectRoom(23_500, START + 1000);
});

test('usage above the reservation counts, and nothing is released twice', async () => {
  const id = (await reserve(1000)) ?? 0;
  await settleTokens(id, 3000, START);
  await expectRoom(21_000, START);
  await settleTokens(id, 0, START);
  await settleTokens(id, 0, START);
  await expectRoom(LIMIT, START);
});

test.each([
  ['used', KEPT_MS - 1, 23_500],
  ['used', KEPT_MS, LIMIT],
  ['reserved and never settled', KEPT_MS + HOLD_MS - 1, 23_000],
  ['reserved and never settled', KEPT_MS + HOLD_MS, LIMIT],
])('tokens that were %s expire: after %d ms there is room for %d', async (state, elapsed, room) => {
  const id = (await reserve(1000)) ?? 0;
  if (state === 'used') await settleTokens(id, 500, START);
  await expectRoom(room, START + elapsed);
});

test('after the clock was set back an hour, earlier usage counts for a minute, not for an hour', async () => {
  const before = START + 3_600_000;
  await settleTokens((await reserve(LIMIT, before)) ?? 0, LIMIT, before);
  expect(await reserve(1)).toBeNull();
  expect(await reserve(1, START + HOLD_MS + KEPT_MS - 1)).toBeNull();
  await expectRoom(LIMIT, START + HOLD_MS + KEPT_MS);
});

test('expired rows are deleted', async () => {
  for (let call = 0; call < 5; call += 1) await reserve(10);
  await reserve(10, START + HOLD_MS + KEPT_MS);
  // The new reservation, and the row that serializes them.
  expect(await (await openDatabase()).tokenUsage.count()).toBe(2);
});

test('two instances that reserve at once never exceed the budget', async () => {
  for (let round = 0; round < 5; round += 1) {
    const now = START + round * 10 * KEPT_MS;
    const ids = await Promise.all(Array.from({ length: 12 }, () => reserve(4000, now)));
    expect(ids.filter((id) => id !== null)).toHaveLength(6);
  }
});

test('over six minutes, no sixty seconds exceed the budget', async () => {
  let seed = 7;
  const draw = (least: number, most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return least + Math.floor((seed / 2_147_483_647) * (most - least));
  };
  const open: { id: number; tokens: number; spentAt: number; endsAt: number }[] = [];
  const spent: { tokens: number; at: number }[] = [];
  for (let now = START; now < START + 360_000; now += draw(100, 3000)) {
    for (const call of open.splice(0).sort((a, b) => a.endsAt - b.endsAt)) {
      if (call.endsAt > now) open.push(call);
      else await settleTokens(call.id, call.tokens, call.endsAt);
    }
    const most = draw(300, 2000);
    const id = await reserve(most, now);
    if (id === null) continue;
    const endsAt = now + draw(50, HOLD_MS);
    const call = { id, tokens: draw(1, most), spentAt: draw(now, endsAt), endsAt };
    open.push(call);
    spent.push({ tokens: call.tokens, at: call.spentAt });
  }
  const windows = spent.map(({ at }) =>
    spent
      .filter((other) => other.at >= at && other.at < at + 60_000)
      .reduce((sum, { tokens }) => sum + tokens, 0),
  );
  expect(Math.max(...windows)).toBeLessThanOrEqual(LIMIT);
  expect(Math.max(...windows)).toBeGreaterThan(LIMIT / 2);
});
