import { createRateLimiter, enforceByteLimit } from './rate-limit';

process.env.LOG_LEVEL = 'silent';

const HOUR_MS = 3_600_000;

test('a key is refused above its points, with the time to wait, and other keys are not', async () => {
  const spend = createRateLimiter(2, 60);
  expect([await spend('a'), await spend('a')]).toEqual([null, null]);
  const wait = await spend('a');
  expect(wait).toBeGreaterThan(59_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await spend('b')).toBeNull();
});

test('a clock set back an hour makes no caller wait for an hour', async () => {
  const spend = createRateLimiter(1, 60);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setTimeout', 'clearTimeout', 'queueMicrotask'] });
  try {
    await spend('a');
    jest.setSystemTime(Date.now() - HOUR_MS);
    expect(await spend('a')).toBe(60_000);
  } finally {
    jest.useRealTimers();
  }
});

test('an address sends at most 20 MB in an hour, and others go on', async () => {
  const from = (address: string) =>
    new Request('http://localhost', { headers: { 'x-forwarded-for': address } });
  for (let call = 0; call < 1200; call += 1) await enforceByteLimit(from('192.0.2.1'), 16 * 1024);
  await expect(enforceByteLimit(from('192.0.2.1'), 1)).rejects.toMatchObject({ status: 429 });
  await enforceByteLimit(from('192.0.2.2'), 1);
});
