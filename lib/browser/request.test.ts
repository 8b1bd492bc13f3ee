import { pathOf } from '@/lib/calls/endpoint';
import { downloadMyData } from './my-data';
import { ApiError, call, send } from './request';

const answer = (status: number, body: string, statusText = '') => {
  const fetchDouble = jest.fn(
    async (_path: string, _init?: RequestInit) => new Response(body, { status, statusText }),
  );
  globalThis.fetch = fetchDouble as typeof fetch;
  return fetchDouble;
};
const originalFetch = globalThis.fetch;
// Calls without a response would otherwise wait for their timeout.
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { firstCall: undefined });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

test('sends the method, a JSON body when there is a payload, and credentials', async () => {
  const sent = answer(200, '{"id":1}');
  await expect(call('POST /api/feedback', { body: { userId: 7, rating: 5 } })).resolves.toEqual({ id: 1 });
  expect(sent.mock.calls).toEqual([
    [
      '/api/feedback',
      {
        method: 'POST',
        credentials: 'include',
        signal: expect.any(AbortSignal),
        headers: { 'Content-Type': 'application/json' },
        body: '{"userId":7,"rating":5}',
      },
    ],
  ]);
});

test('sends no body without a payload', async () => {
  const sent = answer(200, '[]');
  await call('GET /api/chat/{userId}', { userId: 7 });
  expect(sent.mock.calls[0]?.[0]).toBe('/api/chat/7');
  expect(sent.mock.calls[0]?.[1]).toEqual({
    method: 'GET',
    credentials: 'include',
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ['GET /api/chat/{userId}', 400, 'userId is wrong', 'Bad Request', '400: userId is wrong'],
  ['GET /api/chat/{userId}', 502, '', 'Bad Gateway', '502: Bad Gateway'],
  ['GET /api/user/{id}', 503, 'busy', '', 'API error: 503'],
  ['GET /api/personalization-settings/{id}', 500, '', '', 'API error: 500'],
] as const)(
  'a failed %s with %i reports "%s" as specified',
  async (endpoint, status, body, statusText, message) => {
    answer(status, body, statusText);
    await expect(send(endpoint, { userId: 7 })).rejects.toEqual(new ApiError(status, message));
  },
);

test('a failed save of a choice reports the specified error', async () => {
  answer(400, 'no');
  const call = send('PATCH /api/user/{id}/segment', { userId: 7, body: { segment: 'developer' } });
  await expect(call).rejects.toEqual(new ApiError(400, 'API error: 400'));
});

test('a call made before the first response waits for it', async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./request');
    const sent: string[] = [];
    let answerFirst = () => {};
    globalThis.fetch = (path) => {
      sent.push(String(path));
      if (sent.length > 1) return Promise.resolve(new Response('{}'));
      return new Promise((resolve) => {
        answerFirst = () => resolve(new Response('{}'));
      });
    };
    const endpoints = ['GET /api/user/{id}', 'GET /api/personalization-settings/{id}'] as const;
    const calls = endpoints.map((endpoint) => fresh.send(endpoint, { userId: 7 }));
    await Promise.resolve();
    expect(sent).toEqual(['/api/user/7']);
    answerFirst();
    await Promise.all(calls);
    expect(sent).toEqual(['/api/user/7', '/api/personalization-settings/7']);
  });
});

/** A page without earlier calls, and a server that responds on demand. */
async function openPage() {
  const calls: { path: string; answer: (status?: number) => Promise<void> }[] = [];
  globalThis.fetch = (path) =>
    new Promise((resolve) => {
      const answer = async (status = 200) => {
        resolve(new Response('{}', { status }));
        await jest.advanceTimersByTimeAsync(0);
      };
      calls.push({ path: String(path), answer });
    });
  const page = await import('./request');
  const call = (path: `/${string}`) => page.request(`GET ${path}`, {}, async () => null).catch(() => null);
  return { ...page, calls, call, sent: () => calls.map(({ path }) => path) };
}

test('a failed first call sets no cookie, so the next call becomes the first', async () => {
  await jest.isolateModulesAsync(async () => {
    const { calls, call, sent } = await openPage();
    for (const path of ['/one', '/two', '/three'] as const) void call(path);
    await calls[0]?.answer(503);
    expect(sent()).toEqual(['/one', '/two']);
    await calls[1]?.answer();
    expect(sent()).toEqual(['/one', '/two', '/three']);
  });
});

test('after a visitor was deleted or consents, calls wait for the first one again', async () => {
  await jest.isolateModulesAsync(async () => {
    const { calls, call, sent, resetFirstCall } = await openPage();
    void call('/before');
    await calls[0]?.answer();
    resetFirstCall();
    for (const path of ['/one', '/two'] as const) void call(path);
    expect(sent()).toEqual(['/before', '/one']);
    await calls[1]?.answer();
    expect(sent()).toEqual(['/before', '/one', '/two']);
  });
});

test('a public response sets no cookie, and its call waits for none', async () => {
  await jest.isolateModulesAsync(async () => {
    const page = await openPage();
    const { calls, call, sent } = page;
    void page.send('GET /api/site-index.json', { isOpen: true });
    void call('/one');
    void call('/two');
    expect(sent()).toEqual([pathOf('GET /api/site-index.json'), '/one']);
    await calls[1]?.answer();
    expect(sent()).toEqual([pathOf('GET /api/site-index.json'), '/one', '/two']);
  });
});

test('a call that completes in time is not aborted afterwards', async () => {
  const sent = answer(200, '{}');
  await call('GET /api/personalization-settings/{id}', { userId: 7, timeoutMs: 100 });
  jest.advanceTimersByTime(1000);
  expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
});

/** Never resolves, as with a hanging server. Rejects when aborted, as `fetch` does. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );

async function expectAbortAfter(timeoutMs: number, run: () => Promise<unknown>) {
  const outcome = jest.fn();
  run().catch(outcome);
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
}

test.each([
  ['a call', 20_000, () => call('GET /api/user/{id}', { userId: 7 })],
  ['downloading all stored data', 60_000, downloadMyData],
])('%s to a silent server is aborted after %i ms', async (_name, timeoutMs, run) => {
  globalThis.fetch = (_path, init) => hang(init?.signal);
  await expectAbortAfter(timeoutMs, run);
});

test('a response that stalls is aborted too', async () => {
  globalThis.fetch = async (_path, init) =>
    Object.assign(new Response('['), { json: () => hang(init?.signal) });
  await expectAbortAfter(20_000, () => call('GET /api/site-index.json', { isOpen: true }));
});
