import { createLeases } from './rate-limiter';

const BLOCK = 3;
const WINDOW_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function createSpender(take = grant()) {
  return { take, spend: createLeases({ block: BLOCK, windowMs: WINDOW_MS, take }) };
}

function grant() {
  return jest.fn(async () => ({ isGranted: true, endsAt: Date.now() + WINDOW_MS }));
}

async function spendTimes(spend: ReturnType<typeof createLeases>, count: number) {
  const waits: (number | null)[] = [];
  for (let call = 0; call < count; call += 1) waits.push(await spend('a'));
  return waits;
}

test('infrequent callers cause no query, minute after minute', async () => {
  const { take, spend } = createSpender();
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await spendTimes(spend, BLOCK)).toEqual([null, null, null]);
    jest.advanceTimersByTime(WINDOW_MS);
  }
  expect(take).not.toHaveBeenCalled();
});

test('the second block also pays for the first, later blocks for themselves', async () => {
  const { take, spend } = createSpender();
  await spendTimes(spend, 3 * BLOCK);
  expect(take.mock.calls).toEqual([
    ['a', 2 * BLOCK],
    ['a', BLOCK],
  ]);
});

test('concurrent calls share a block, and each key has its own', async () => {
  const { take, spend } = createSpender();
  await Promise.all(Array.from({ length: 2 * BLOCK }, () => spend('a')));
  expect(take).toHaveBeenCalledTimes(1);
  await spend('b');
  expect(take).toHaveBeenCalledTimes(1);
});

test('points expire when the shared window ends', async () => {
  const { take, spend } = createSpender();
  jest.advanceTimersByTime(WINDOW_MS - 1);
  await spendTimes(spend, BLOCK + 1);
  jest.advanceTimersByTime(WINDOW_MS);
  await spendTimes(spend, BLOCK);
  expect(take).toHaveBeenCalledTimes(1);
});

test('a refusal reaches every waiting caller and gives no credit while it lasts', async () => {
  const refuse = jest.fn(async () => ({ isGranted: false, endsAt: Date.now() + 2 * WINDOW_MS }));
  const { take, spend } = createSpender(refuse);
  await spendTimes(spend, BLOCK);
  expect(await Promise.all([spend('a'), spend('a')])).toEqual([2 * WINDOW_MS, 2 * WINDOW_MS]);
  jest.advanceTimersByTime(WINDOW_MS);
  expect(await spend('a')).toBe(2 * WINDOW_MS);
  expect(take.mock.calls).toEqual([
    ['a', 2 * BLOCK],
    ['a', BLOCK],
  ]);
});

test('points that could not be settled are still owed', async () => {
  const failed = new Error('the database is gone');
  const { take, spend } = createSpender(grant().mockRejectedValueOnce(failed));
  await spendTimes(spend, BLOCK);
  const results = await Promise.allSettled([spend('a'), spend('a')]);
  expect(results).toEqual(Array(2).fill({ status: 'rejected', reason: failed }));
  expect(await spend('a')).toBeNull();
  expect(take.mock.calls).toEqual([
    ['a', 2 * BLOCK],
    ['a', 2 * BLOCK],
  ]);
});
