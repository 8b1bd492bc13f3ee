import { fetchMyData } from './my-data';
import { call, send } from './request';

const originalFetch = globalThis.fetch;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

test('a call that completes in time is not aborted afterwards', async () => {
  let given: AbortSignal | null | undefined;
  globalThis.fetch = async (_path, init) => {
    given = init?.signal;
    return Response.json({});
  };
  await call('GET /api/personalization-settings/{id}', { userId: 7, timeoutMs: 100 });
  jest.advanceTimersByTime(1000);
  expect(given?.aborted).toBe(false);
});

/** Never resolves, as with a hanging server. Rejects when aborted, as `fetch` does. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );

async function expectAbortAfter(timeoutMs: number, call: () => Promise<unknown>) {
  const outcome = jest.fn();
  call().catch(outcome);
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
}

test.each([
  [
    'a choice',
    20_000,
    () => call('PATCH /api/user/{id}/segment', { userId: 7, body: { segment: 'developer' } }),
  ],
  ['events', 20_000, () => send('POST /api/events', { body: { userId: 7, events: [] } })],
  ['the settings', 20_000, () => call('GET /api/personalization-settings/{id}', { userId: 7 })],
  ['the deletion', 20_000, () => call('DELETE /api/my-data', {})],
  ['reading all stored data', 60_000, fetchMyData],
])('%s to a silent server is aborted after %i ms', async (_name, timeoutMs, call) => {
  globalThis.fetch = (_path, init) => hang(init?.signal);
  await expectAbortAfter(timeoutMs, call);
});

test('a response that stalls is aborted too', async () => {
  globalThis.fetch = async (_path, init) =>
    Object.assign(new Response('['), { json: () => hang(init?.signal) });
  await expectAbortAfter(20_000, () => call('GET /api/site-index.json', { isOpen: true }));
});
