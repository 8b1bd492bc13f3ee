import { createLeases } from './point-lease';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls at the same time share one lease, and a used one is replaced', async () => {
  const take = jest.fn(async () => ({ left: 3, endsAt: Date.now() + 60_000 }));
  const spend = createLeases(take);
  await Promise.all([spend('a'), spend('a'), spend('a')]);
  expect(take).toHaveBeenCalledTimes(1);
  await spend('a');
  await spend('b');
  expect(take.mock.calls).toEqual([['a'], ['a'], ['b']]);
});

test('a lease is over when its time is', async () => {
  const take = jest.fn(async () => ({ left: 3, endsAt: Date.now() + 60_000 }));
  const spend = createLeases(take);
  await spend('a');
  jest.advanceTimersByTime(59_999);
  await spend('a');
  expect(take).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await spend('a');
  expect(take).toHaveBeenCalledTimes(2);
});

test('a refusal reaches everyone who waited, and the next call asks again', async () => {
  const take = jest
    .fn()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue({ left: 1, endsAt: Infinity });
  const spend = createLeases(take);
  const results = await Promise.allSettled([spend('a'), spend('a')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await spend('a');
  expect(take).toHaveBeenCalledTimes(2);
});
