import { sendSegment } from './calls';
import { withPatience } from './patience';

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

test('a choice that the server is silent about is given up after 20 s, so that the next one is sent', async () => {
  globalThis.fetch = (_path, init) =>
    new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
  const sent = sendSegment(7, 'developer');
  const outcome = jest.fn();
  sent.catch(outcome);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
});
