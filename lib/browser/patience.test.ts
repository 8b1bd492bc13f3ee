import { sendSegment } from './calls';
import { fetchMyData, sendMyDataDeletion } from './my-data';
import { requestJson, send, withPatience } from './request';
import { fetchSiteIndex } from './site-index';

const originalFetch = globalThis.fetch;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

test('a call that answers in time is not given up afterwards', async () => {
  let given: AbortSignal | undefined;
  await expect(
    withPatience(async (signal) => {
      given = signal;
      return 'answer';
    }, 100),
  ).resolves.toBe('answer');
  jest.advanceTimersByTime(1000);
  expect(given?.aborted).toBe(false);
});

/** Never answers, as a server that hangs; told to stop, it stops as `fetch` does. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );

async function expectGivenUpAfter(patienceMs: number, call: () => Promise<unknown>) {
  const outcome = jest.fn();
  call().catch(outcome);
  await jest.advanceTimersByTimeAsync(patienceMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
}

test.each([
  ['a choice', 20_000, () => sendSegment(7, 'developer')],
  ['events', 20_000, () => send('POST', '/api/events', {})],
  ['the settings', 20_000, () => requestJson('GET', '/api/personalization-settings/7')],
  ['the deletion', 20_000, sendMyDataDeletion],
  ['all that is stored', 60_000, fetchMyData],
])('before a silent server %s is given up after %i ms', async (_name, patienceMs, call) => {
  globalThis.fetch = (_path, init) => hang(init?.signal);
  await expectGivenUpAfter(patienceMs, call);
});

test('an answer that stops in its midst is given up too', async () => {
  globalThis.fetch = async (_path, init) =>
    Object.assign(new Response('['), { json: () => hang(init?.signal) });
  await expectGivenUpAfter(20_000, fetchSiteIndex);
});
