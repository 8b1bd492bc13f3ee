import { createQueryClient, queryFunction } from './query-client';
import { ApiError } from './request';

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const read = (on401: 'throw' | 'return-null') =>
  createQueryClient().fetchQuery({ queryKey: ['/api/user/7'], queryFn: queryFunction(on401) });

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

test('a 401 throws, or reads as null in the variant', async () => {
  globalThis.fetch = async () => new Response('no', { status: 401 });
  await expect(read('throw')).rejects.toEqual(new ApiError(401, 'API error: 401'));
  await expect(read('return-null')).resolves.toBeNull();
});

test('nothing is retried and nothing goes stale', async () => {
  let calls = 0;
  globalThis.fetch = async () => {
    calls += 1;
    return new Response('', { status: 500 });
  };
  await expect(read('throw')).rejects.toThrow('API error: 500');
  expect(calls).toBe(1);
  expect(createQueryClient().getDefaultOptions()).toEqual({
    queries: {
      queryFn: expect.any(Function),
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});
