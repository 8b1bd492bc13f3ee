import { retryWhileBusy } from './sqlite-adapter';

const mockClock = { now: 0 };
jest.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void (mockClock.now += ms) }));
beforeEach(() => {
  mockClock.now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => mockClock.now);
});

const busy = () => Object.assign(new Error('locked'), { cause: { kind: 'SocketTimeout' } });

test.each([0, 0.5, 0.999])(
  'a busy database fails while the caller can still respond within a second, random %p',
  async (chance) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const attempt = jest.fn().mockImplementation(async () => {
      // The fake clock would never end the loop.
      throw mockClock.now > 10_000 ? new Error('retried forever') : busy();
    });
    await expect(retryWhileBusy(attempt)).rejects.toThrow('locked');
    expect(attempt.mock.calls.length).toBeGreaterThan(3);
    expect(mockClock.now).toBeGreaterThan(500);
    expect(mockClock.now).toBeLessThan(700);
  },
);

test('a query succeeds once the database is free', async () => {
  const attempt = jest.fn().mockRejectedValueOnce(busy()).mockResolvedValue('stored');
  await expect(retryWhileBusy(attempt)).resolves.toBe('stored');
});

test('other failures are not retried', async () => {
  const attempt = jest.fn().mockRejectedValue(new Error('no such table'));
  await expect(retryWhileBusy(attempt)).rejects.toThrow('no such table');
  expect(attempt).toHaveBeenCalledTimes(1);
});
