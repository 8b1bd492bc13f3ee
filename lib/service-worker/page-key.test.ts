import { ROUTES } from '@/lib/config/routes';
import { formatPageKey, parsePageKey } from './page-key';

test.each(Object.values(ROUTES))('the key of a copy of %s leads back to it', (path) => {
  const key = { path, variant: 'developer.researcher.returning' };
  expect(parsePageKey(formatPageKey(key))).toEqual(key);
});

test.each(['/nowhere?variant=developer.explorer.new', '/features', '/api/user/1?variant=x', ''])(
  '%j is no key',
  (address) => expect(parsePageKey(address)).toBeNull(),
);

test('every variant has a copy of its own', () => {
  const keys = ['developer.explorer.new', 'developer.explorer.returning'].map((variant) =>
    formatPageKey({ path: '/', variant }),
  );
  expect(new Set(keys).size).toBe(2);
});
