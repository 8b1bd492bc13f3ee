import { LIVE_REFRESH_MS } from '@/lib/config/timings';
import type { LiveAnalytics } from '@/lib/contracts/live';
import { pollLive, type LiveView } from './poll-live';

const RESPONSE: LiveAnalytics = { updatedAt: '2026-11-26T17:31:00.000Z', usersOnline: 7, figures: null };

let statuses: number[] = [];
let requested: string[] = [];
let visibility: DocumentVisibilityState;
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  statuses = [];
  requested = [];
  globalThis.fetch = async (path) => {
    requested.push(String(path));
    const status = statuses.shift() ?? 200;
    return { ok: status < 400, status, json: async () => RESPONSE, text: async () => '' } as Response;
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function startPolling(): LiveView[] {
  const views: LiveView[] = [];
  ({ stop } = pollLive('7d', (view) => views.push(view)));
  return views;
}
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
function setVisibility(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('requests at once and every 30 seconds, until it is stopped', async () => {
  const views = startPolling();
  await wait();
  expect(requested).toEqual(['/api/live?range=7d']);
  expect(views).toMatchObject([{ problem: null, response: RESPONSE }]);
  await wait(LIVE_REFRESH_MS - 1);
  expect(requested).toHaveLength(1);
  await wait(1);
  expect(requested).toHaveLength(2);
  stop();
  await wait(10 * LIVE_REFRESH_MS);
  expect(requested).toHaveLength(2);
});

test('a hidden page requests nothing, and requests at once when it is visible again', async () => {
  startPolling();
  await wait();
  setVisibility('hidden');
  await wait(10 * LIVE_REFRESH_MS);
  expect(requested).toHaveLength(1);
  setVisibility('visible');
  await wait();
  expect(requested).toHaveLength(2);
  await wait(LIVE_REFRESH_MS);
  expect(requested).toHaveLength(3);
});

test('after a failure the last figures stay, and the next request can succeed', async () => {
  statuses = [200, 503];
  const views = startPolling();
  await wait();
  await wait(LIVE_REFRESH_MS);
  expect(views.at(-1)).toMatchObject({ problem: 'failed', response: RESPONSE });
  await wait(LIVE_REFRESH_MS);
  expect(views.at(-1)).toMatchObject({ problem: null, response: RESPONSE });
});

test.each([404, 403])('%d stops it: these figures are not public', async (status) => {
  statuses = [status];
  const views = startPolling();
  await wait();
  expect(views).toMatchObject([{ problem: 'refused', response: null }]);
  setVisibility('hidden');
  setVisibility('visible');
  await wait(10 * LIVE_REFRESH_MS);
  expect(requested).toHaveLength(1);
});
