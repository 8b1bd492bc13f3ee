import { ApiError, requestJson } from './request';

const answer = (status: number, body: string, statusText = '') => {
  const fetchDouble = jest.fn(
    async (_path: string, _init?: RequestInit) => new Response(body, { status, statusText }),
  );
  globalThis.fetch = fetchDouble as typeof fetch;
  return fetchDouble;
};
const originalFetch = globalThis.fetch;
// Calls that are never answered would otherwise wait out their patience.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

test('sends the method, a JSON body when there is a payload, and credentials', async () => {
  const sent = answer(200, '{"id":1}');
  await expect(requestJson('POST', '/api/feedback', { rating: 5 })).resolves.toEqual({ id: 1 });
  expect(sent.mock.calls).toEqual([
    [
      '/api/feedback',
      {
        method: 'POST',
        credentials: 'include',
        signal: expect.any(AbortSignal),
        headers: { 'Content-Type': 'application/json' },
        body: '{"rating":5}',
      },
    ],
  ]);
});

test('sends no body without a payload', async () => {
  const sent = answer(200, '[]');
  await requestJson('GET', '/api/chat/7');
  expect(sent.mock.calls[0]?.[1]).toEqual({
    method: 'GET',
    credentials: 'include',
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ['/api/feedback', 400, 'rating is missing', 'Bad Request', '400: rating is missing'],
  ['/api/feedback', 502, '', 'Bad Gateway', '502: Bad Gateway'],
  ['/api/user/7', 503, 'busy', '', 'API error: 503'],
  ['/api/personalization-settings/7', 500, '', '', 'API error: 500'],
])('a failed call to %s with %i says "%s" as specified', async (path, status, body, statusText, message) => {
  answer(status, body, statusText);
  await expect(requestJson('GET', path)).rejects.toEqual(new ApiError(status, message));
});

test('a call made before the first one is answered waits for it', async () => {
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
    const calls = ['/api/user/7', '/api/personalization-settings/7'].map((path) =>
      fresh.requestJson('GET', path),
    );
    await Promise.resolve();
    expect(sent).toEqual(['/api/user/7']);
    answerFirst();
    await Promise.all(calls);
    expect(sent).toEqual(['/api/user/7', '/api/personalization-settings/7']);
  });
});

/** A page that has called nobody yet, and a server that answers when it is told to. */
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
  const call = (path: string) => page.requestJson('GET', path).catch(() => null);
  return { ...page, calls, call, sent: () => calls.map(({ path }) => path) };
}

test('a first call that failed has brought no cookie: the next one is the first', async () => {
  await jest.isolateModulesAsync(async () => {
    const { calls, call, sent } = await openPage();
    for (const path of ['/one', '/two', '/three']) void call(path);
    await calls[0]?.answer(503);
    expect(sent()).toEqual(['/one', '/two']);
    await calls[1]?.answer();
    expect(sent()).toEqual(['/one', '/two', '/three']);
  });
});

test('once a visitor was forgotten or may be remembered, calls wait for the first one again', async () => {
  await jest.isolateModulesAsync(async () => {
    const { calls, call, sent, expectNewVisitor } = await openPage();
    void call('/before');
    await calls[0]?.answer();
    expectNewVisitor();
    for (const path of ['/one', '/two']) void call(path);
    expect(sent()).toEqual(['/before', '/one']);
    await calls[1]?.answer();
    expect(sent()).toEqual(['/before', '/one', '/two']);
  });
});

test('what is nobody’s own brings no cookie and waits for none', async () => {
  await jest.isolateModulesAsync(async () => {
    const { calls, call, sent } = await openPage();
    void call('/api/site-index.json');
    void call('/one');
    void call('/two');
    expect(sent()).toEqual(['/api/site-index.json', '/one']);
    await calls[1]?.answer();
    expect(sent()).toEqual(['/api/site-index.json', '/one', '/two']);
  });
});
