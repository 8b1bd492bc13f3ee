import { retryWhileBusy } from './sqlite-adapter';

const mockClock = { now: 0 };
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void (mockClock.now += ms),
}));
beforeEach(() => {
  mockClock.now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => mockClock.now);
});
afterEach(() => jest.restoreAllMocks());

const busy = () => Object.assign(new Error('locked'), { cause: { kind: 'SocketTimeout' } });

test.each([0, 0.5, 0.999])(
  'what stays busy is given up while its caller still has time to say so within a second, chance %p',
  async (chance) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const attempt = jest.fn().mockImplementation(async () => {
      // With a clock of the test's own nothing else would end it.
      throw mockClock.now > 10_000 ? new Error('tried for ever') : busy();
    });
    await expect(retryWhileBusy(attempt)).rejects.toThrow('locked');
    expect(attempt.mock.calls.length).toBeGreaterThan(3);
    expect(mockClock.now).toBeGreaterThan(500);
    expect(mockClock.now).toBeLessThan(700);
  },
);

test('what is free again is answered', async () => {
  const attempt = jest.fn().mockRejectedValueOnce(busy()).mockResolvedValue('stored');
  await expect(retryWhileBusy(attempt)).resolves.toBe('stored');
});

test('what has failed for another reason is not tried again', async () => {
  const attempt = jest.fn().mockRejectedValue(new Error('no such table'));
  await expect(retryWhileBusy(attempt)).rejects.toThrow('no such table');
  expect(attempt).toHaveBeenCalledTimes(1);
});
