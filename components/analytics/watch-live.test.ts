import { LIVE_REFRESH_MS } from '@/lib/config/timings';
import type { LiveAnalytics } from '@/lib/contracts/live';
import { watchLive, type LiveView } from './watch-live';

const ANSWER: LiveAnalytics = { updatedAt: '2026-11-26T17:31:00.000Z', usersOnline: 7, figures: null };

let statuses: number[] = [];
let asked: string[] = [];
let visibility: DocumentVisibilityState;
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  statuses = [];
  asked = [];
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    const status = statuses.shift() ?? 200;
    return { ok: status < 400, status, json: async () => ANSWER, text: async () => '' } as Response;
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function watch(): LiveView[] {
  const seen: LiveView[] = [];
  ({ stop } = watchLive('7d', (view) => seen.push(view)));
  return seen;
}
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
function turn(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('requests at once and every 30 seconds, until it is stopped', async () => {
  const seen = watch();
  await wait();
  expect(asked).toEqual(['/api/live?range=7d']);
  expect(seen).toMatchObject([{ problem: null, answer: ANSWER }]);
  await wait(LIVE_REFRESH_MS - 1);
  expect(asked).toHaveLength(1);
  await wait(1);
  expect(asked).toHaveLength(2);
  stop();
  await wait(10 * LIVE_REFRESH_MS);
  expect(asked).toHaveLength(2);
});

test('a hidden page requests nothing, and requests at once when it is visible again', async () => {
  watch();
  await wait();
  turn('hidden');
  await wait(10 * LIVE_REFRESH_MS);
  expect(asked).toHaveLength(1);
  turn('visible');
  await wait();
  expect(asked).toHaveLength(2);
  await wait(LIVE_REFRESH_MS);
  expect(asked).toHaveLength(3);
});

test('after a failure the last figures stay, and the next request can succeed', async () => {
  statuses = [200, 503];
  const seen = watch();
  await wait();
  await wait(LIVE_REFRESH_MS);
  expect(seen.at(-1)).toMatchObject({ problem: 'failed', answer: ANSWER });
  await wait(LIVE_REFRESH_MS);
  expect(seen.at(-1)).toMatchObject({ problem: null, answer: ANSWER });
});

test.each([404, 403])('%d stops it: these figures are not public', async (status) => {
  statuses = [status];
  const seen = watch();
  await wait();
  expect(seen).toMatchObject([{ problem: 'refused', answer: null }]);
  turn('hidden');
  turn('visible');
  await wait(10 * LIVE_REFRESH_MS);
  expect(asked).toHaveLength(1);
});
