import { setTimeout as sleep } from 'node:timers/promises';
import { retryWhileBusy } from './retry-while-busy';

const busy = () => Object.assign(new Error('locked'), { cause: { kind: 'SocketTimeout' } });

test('what stays busy is given up while its caller still has time to say so within a second', async () => {
  const started = performance.now();
  const attempt = jest.fn().mockImplementation(async () => {
    throw busy();
  });
  const outcome = await Promise.race([
    retryWhileBusy(attempt).catch((error: Error) => error.message),
    sleep(3000, 'still trying', { ref: false }),
  ]);
  expect(outcome).toBe('locked');
  expect(attempt.mock.calls.length).toBeGreaterThan(3);
  expect(performance.now() - started).toBeLessThan(900);
});

test('what is free again is answered', async () => {
  const attempt = jest.fn().mockRejectedValueOnce(busy()).mockResolvedValue('stored');
  await expect(retryWhileBusy(attempt)).resolves.toBe('stored');
});

test('what has failed for another reason is not tried again', async () => {
  const attempt = jest.fn().mockRejectedValue(new Error('no such table'));
  await expect(retryWhileBusy(attempt)).rejects.toThrow('no such table');
  expect(attempt).toHaveBeenCalledTimes(1);
});
