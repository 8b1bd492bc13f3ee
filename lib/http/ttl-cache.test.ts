import { createTtlCache } from './ttl-cache';

let now = 5000;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

test('concurrent callers share one load, as do those within the next second', async () => {
  let loads = 0;
  const read = createTtlCache(async () => {
    loads += 1;
    return loads;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  now += 999;
  expect(await read()).toBe(1);
  now += 1;
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('a failure is shared by the waiting callers and not cached', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('back');
  const read = createTtlCache(load);
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe('back');
  expect(load).toHaveBeenCalledTimes(2);
});

test('values that must not be cached are loaded again', async () => {
  const load = jest.fn().mockResolvedValueOnce('bad').mockResolvedValue('good');
  const read = createTtlCache(load, (value) => value === 'good');
  expect(await Promise.all([read(), read()])).toEqual(['bad', 'bad']);
  expect([await read(), await read()]).toEqual(['good', 'good']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a caller after a second does not wait for a hanging load, whose late result is ignored', async () => {
  let fail = (_: Error) => {};
  const hanging = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const load = jest.fn().mockReturnValueOnce(hanging).mockResolvedValue('new');
  const read = createTtlCache(load);
  const first = read();
  now += 1000;
  expect(await read()).toBe('new');
  fail(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await read()).toBe('new');
  expect(load).toHaveBeenCalledTimes(2);
});
