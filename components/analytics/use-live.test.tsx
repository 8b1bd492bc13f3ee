import { act, renderHook } from '@testing-library/react';
import { readAnnouncement, subscribeToAnnouncements } from '@/components/ui/announcement-store';
import { LIVE_REFRESH_MS } from '@/lib/config/timings';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import type { LiveAnalytics } from '@/lib/calls/get-live';
import { withQueries } from '@/tests/support/widgets/render-with-queries';
import { useLive } from './use-live';

const RESPONSE: LiveAnalytics = { updatedAt: '2026-11-26T17:31:00.000Z', usersOnline: 7, figures: null };

let statuses: number[] = [];
let requested: string[] = [];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  window.history.replaceState(null, '', '/analytics');
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
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
afterEach(() => jest.useRealTimers());

const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
async function setVisibility(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await wait();
}

/** This site's own figures, chosen and requested once. */
async function showLive() {
  const view = renderHook(({ range }: { range: TimeRange }) => useLive(range), {
    initialProps: { range: '7d' },
    ...withQueries,
  });
  expect(requested).toEqual([]);
  act(() => view.result.current.chooseSource('site'));
  expect(view.result.current).toMatchObject({ isLoading: true, view: null });
  await wait();
  expect(requested).toEqual(['/api/live?range=7d']);
  return view;
}

test('requests at once and every 30 seconds, until the sample is chosen', async () => {
  const { result } = await showLive();
  expect(result.current).toMatchObject({ isLoading: false, view: { problem: null, response: RESPONSE } });
  await wait(LIVE_REFRESH_MS - 1);
  expect(requested).toHaveLength(1);
  await wait(1);
  expect(requested).toHaveLength(2);
  act(() => result.current.chooseSource('sample'));
  expect(result.current).toMatchObject({ isLoading: false, view: null });
  await wait(10 * LIVE_REFRESH_MS);
  expect(requested).toHaveLength(2);
});

test('a hidden page requests nothing, and requests at once when it is visible again', async () => {
  await showLive();
  await setVisibility('hidden');
  await wait(10 * LIVE_REFRESH_MS);
  expect(requested).toHaveLength(1);
  await setVisibility('visible');
  expect(requested).toHaveLength(2);
  await wait(LIVE_REFRESH_MS);
  expect(requested).toHaveLength(3);
});

test('after a failure the last figures stay, and the next request can succeed', async () => {
  statuses = [200, 503];
  const { result } = await showLive();
  await wait(LIVE_REFRESH_MS + 1);
  expect(result.current.view).toEqual({ problem: 'failed', response: RESPONSE });
  await wait(LIVE_REFRESH_MS + 1);
  expect(result.current.view).toEqual({ problem: null, response: RESPONSE });
});

test('a failed first request is shown until a retry succeeds', async () => {
  statuses = [503];
  const { result } = await showLive();
  const failed = { isLoading: false, view: { problem: 'failed', response: null } };
  expect(result.current).toMatchObject(failed);
  act(() => void result.current.retry());
  expect(result.current).toMatchObject(failed);
  await wait();
  expect(result.current.view).toEqual({ problem: null, response: RESPONSE });
});

test.each([404, 403])('%d stops it: these figures are not public', async (status) => {
  statuses = [status];
  const { result } = await showLive();
  expect(result.current.view).toEqual({ problem: 'refused', response: null });
  await setVisibility('hidden');
  await setVisibility('visible');
  await wait(10 * LIVE_REFRESH_MS);
  expect(requested).toHaveLength(1);
});

test('another range keeps the figures until its own arrive, and each is announced once', async () => {
  const announcements: string[] = [];
  const unsubscribe = subscribeToAnnouncements(() => {
    if (readAnnouncement()) announcements.push(readAnnouncement());
  });
  const { result, rerender } = await showLive();
  await wait(1000);
  rerender({ range: '90d' });
  expect(result.current).toMatchObject({ isLoading: true, view: { problem: null, response: RESPONSE } });
  await wait();
  expect(requested).toEqual(['/api/live?range=7d', '/api/live?range=90d']);
  expect(result.current.isLoading).toBe(false);
  await wait(LIVE_REFRESH_MS);
  expect(announcements).toEqual([
    'Figures shown: This site, Last 7 days',
    'Figures shown: This site, Last 90 days',
  ]);
  unsubscribe();
});
