import { getLive } from '@/lib/api/feature-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call, isRefusal } from '@/lib/browser/request';
import { LIVE_REFRESH_MS } from '@/lib/config/timings';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import type { DashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { liveCopy } from '@/lib/content/analytics/live-copy';
import type { LiveAnalytics } from '@/lib/contracts/live';

/** `response` is the last response, which stays when a later request fails. */
export type LiveView = {
  copy: DashboardCopy;
  problem: 'failed' | 'refused' | null;
  response: LiveAnalytics | null;
};

export type LivePoller = { refresh: () => void; stop: () => void };

/** Requests now, every 30 seconds while the page is visible, and at once when it becomes visible again. */
export function pollLive(range: TimeRange, report: (view: LiveView) => void): LivePoller {
  let view: LiveView = { copy: liveCopy, problem: null, response: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequesting = false;
  let isStopped = false;

  async function ask(): Promise<void> {
    if (isRequesting) return;
    isRequesting = true;
    clearTimeout(timer);
    try {
      const response = await call(getLive, { query: `?range=${range}`, isOpen: true });
      view = { ...view, problem: null, response };
    } catch (error) {
      logSilently('The live figures were not loaded', error);
      view = isRefusal(error)
        ? { ...view, problem: 'refused', response: null }
        : { ...view, problem: 'failed' };
    }
    isRequesting = false;
    if (isStopped) return;
    report(view);
    scheduleNext();
  }
  function scheduleNext(): void {
    if (view.problem !== 'refused' && document.visibilityState === 'visible')
      timer = setTimeout(() => void ask(), LIVE_REFRESH_MS);
  }
  function handleVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && view.problem !== 'refused') void ask();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  void ask();
  return {
    refresh: () => void ask(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
