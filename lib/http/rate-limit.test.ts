import { createRateLimiter } from './rate-limit';

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
