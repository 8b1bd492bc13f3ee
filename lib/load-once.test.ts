import { loadOnce } from './load-once';

test('a result is cached, and concurrent callers share it', async () => {
  const load = jest.fn(async () => ({}));
  const open = loadOnce(load);
  const [first, second] = await Promise.all([open(), open()]);
  expect(second).toBe(first);
  expect(await open()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure reaches every waiting caller, and the next call retries', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const open = loadOnce(load);
  const waiting = [open(), open()];
  for (const wait of waiting) await expect(wait).rejects.toThrow('offline');
  expect(await open()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
