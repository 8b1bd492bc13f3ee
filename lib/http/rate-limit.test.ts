import { enforceRateLimit } from './rate-limit';

const mockCreate = jest.fn();
jest.mock('@/lib/db/rate-limiter', () => ({ createRateLimiter: () => mockCreate() }));

test('limiters that failed to initialize are created again by the next call, then cached', async () => {
  mockCreate.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(async () => null);
  const call = () => enforceRateLimit(new Request('http://site.example/api/user/7'), { id: 'ann' });
  await expect(call()).rejects.toThrow('no database');
  await call();
  await call();
  // The address limiter failed once; then those of address and visitor.
  expect(mockCreate).toHaveBeenCalledTimes(3);
});
