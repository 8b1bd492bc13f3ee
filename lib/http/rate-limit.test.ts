import { requireAllowance } from './rate-limit';

const mockCreate = jest.fn();
jest.mock('@/lib/db/rate-limiter', () => ({ createRateLimiter: () => mockCreate() }));

test('limiters that could not be made are made again for the next call, and then kept', async () => {
  mockCreate.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(async () => null);
  const call = () => requireAllowance(new Request('http://site.example/api/user/7'), { id: 'ann' });
  await expect(call()).rejects.toThrow('no database');
  await call();
  await call();
  // The address's, which failed; then those of the address and of the visitor.
  expect(mockCreate).toHaveBeenCalledTimes(3);
});
