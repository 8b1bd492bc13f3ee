import { ROUTES } from '@/lib/config/routes';
import { VARIANT_HEADER } from '@/lib/config/service-worker';
import { setStoring } from './storing';
import { formatPageKey, parsePageKey, savePage } from './page-copies';

const put = jest.fn(async () => undefined);
const cache = { put, delete: async () => true, keys: async () => [] };

beforeEach(() => {
  put.mockClear();
  Object.assign(globalThis, { caches: { open: async () => cache } });
});

const page = () =>
  new Response('<p>Words</p>', {
    headers: { 'content-type': 'text/html', [VARIANT_HEADER]: 'developer.explorer.new' },
  });

test('a page is stored unchanged', async () => {
  setStoring(true);
  expect(await savePage('http://site.test/about', page())).toBe('<p>Words</p>');
  expect(put).toHaveBeenCalledTimes(1);
});

test('a page in flight during a refusal is not stored', async () => {
  setStoring(true);
  const saving = savePage('http://site.test/about', page());
  setStoring(false);
  expect(await saving).toBeNull();
  expect(put).not.toHaveBeenCalled();
});

test.each(Object.values(ROUTES))('the key of a copy of %s is parsed back', (path) => {
  const key = { path, variant: 'developer.researcher.returning' };
  expect(parsePageKey(formatPageKey(key))).toEqual(key);
});

test.each(['/nowhere?variant=developer.explorer.new', '/features', '/api/user/1?variant=x', ''])(
  '%j is not a key',
  (address) => expect(parsePageKey(address)).toBeNull(),
);

test('every variant has its own copy', () => {
  const keys = ['developer.explorer.new', 'developer.explorer.returning'].map((variant) =>
    formatPageKey({ path: '/', variant }),
  );
  expect(new Set(keys).size).toBe(2);
});
