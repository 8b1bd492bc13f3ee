import { onlineManager } from '@tanstack/react-query';
import { createQueryClient, urlQuery } from './query-client';
import { ApiError } from './request';

const originalFetch = globalThis.fetch;
let info: jest.SpyInstance;
beforeEach(() => (info = jest.spyOn(console, 'info').mockImplementation(() => undefined)));
afterEach(() => {
  globalThis.fetch = originalFetch;
  onlineManager.setOnline(true);
});

const read = (meta?: Record<string, unknown>) =>
  createQueryClient().fetchQuery({ queryKey: ['/api/user/7'], meta });

test('the first query key is the URL', async () => {
  const paths: string[] = [];
  globalThis.fetch = async (path) => {
    paths.push(String(path));
    return Response.json({ segment: 'developer', isNewUser: false });
  };
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ['/api/user/7'] })).resolves.toEqual({
    segment: 'developer',
    isNewUser: false,
  });
  expect(paths).toEqual(['/api/user/7']);
});

test('the key of an endpoint is its path with the user id, and its query', () => {
  expect(urlQuery('GET /api/personalization-settings/{id}', { userId: 7 }).queryKey).toEqual([
    '/api/personalization-settings/7',
  ]);
  expect(urlQuery('GET /api/live', { query: '?range=7d' }).queryKey).toEqual(['/api/live?range=7d']);
});

test('a 401 throws, or returns null in the variant', async () => {
  globalThis.fetch = async () => new Response('no', { status: 401 });
  await expect(read()).rejects.toEqual(new ApiError(401, 'API error: 401'));
  await expect(read({ on401: 'null' })).resolves.toBeNull();
});

test('there are no retries and no stale data, and a failure is logged', async () => {
  let calls = 0;
  globalThis.fetch = async () => {
    calls += 1;
    return new Response('', { status: 500 });
  };
  await expect(read()).rejects.toThrow('API error: 500');
  expect(calls).toBe(1);
  expect(info.mock.calls).toEqual([['/api/user/7 failed: API error: 500']]);
  expect(createQueryClient().getDefaultOptions()).toEqual({
    queries: {
      queryFn: expect.any(Function),
      networkMode: 'always',
      staleTime: Infinity,
      gcTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  });
});

test('offline calls are made anyway, fail immediately, and block none behind them', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  onlineManager.setOnline(false);
  await expect(read()).rejects.toThrow('Failed to fetch');
  const client = createQueryClient();
  const save = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => fetch('/'), scope: { id: 'choices' }, gcTime: Infinity })
      .execute(undefined);
  await expect(save()).rejects.toThrow('Failed to fetch');
  await expect(save()).rejects.toThrow('Failed to fetch');
});
