import { getLive } from '@/lib/api/feature-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call, isRefusal } from '@/lib/browser/request';
import { LIVE_REFRESH_MS } from '@/lib/config/timings';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import type { DashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { liveCopy } from '@/lib/content/analytics/live-copy';
import type { LiveAnalytics } from '@/lib/contracts/live';

/** `answer` is the last response, which stays when a later request fails. */
export type LiveView = {
  copy: DashboardCopy;
  problem: 'failed' | 'refused' | null;
  answer: LiveAnalytics | null;
};

export type LiveWatch = { ask: () => void; stop: () => void };

/** Requests now, every 30 seconds while the page is visible, and at once when it becomes visible again. */
export function watchLive(range: TimeRange, report: (view: LiveView) => void): LiveWatch {
  let view: LiveView = { copy: liveCopy, problem: null, answer: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      const answer = await call(getLive, { query: `?range=${range}`, isOpen: true });
      view = { ...view, problem: null, answer };
    } catch (error) {
      logSilently('The live figures were not loaded', error);
      view = isRefusal(error)
        ? { ...view, problem: 'refused', answer: null }
        : { ...view, problem: 'failed' };
    }
    isAsking = false;
    if (isOver) return;
    report(view);
    wait();
  }
  function wait(): void {
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
    ask: () => void ask(),
    stop() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
