import { replaceAddress, withoutDemo } from './address';
import { writeCookie } from './cookie';
import { createListeners } from './listeners';
import { handOver, takeHandedOver } from './storage';
import { DEMO_VIEW_COOKIE } from '@/lib/config/stored-keys';
import { ROUTES } from '@/lib/config/routes';
import {
  formatDemoView,
  parseDemoView,
  STANDARD_DEMO_VIEW,
  type DemoView,
} from '@/lib/personalization/demo-view';
import { readQuery } from '@/lib/personalization/read-query';
import { readDemoCookie, writeDemoCookie } from './visit-mode';

const { notify, subscribe } = createListeners();

export function readDemoView(): DemoView | null {
  return parseDemoView(readDemoCookie());
}

export function changeDemoView(changes: Partial<DemoView>): void {
  const view = readDemoView();
  if (view) writeDemoCookie(formatDemoView({ ...view, ...changes }));
  notify();
}

export const subscribeToDemoView = subscribe;

export function cleanDemoAddress(): void {
  const clean = withoutDemo(window.location.href);
  if (clean !== null) replaceAddress(clean);
}

const RESET = 'reset';

/** Restarts at the home page with a full load, so that nothing of the last demo stays in memory but a way back. */
export function resetDemoView(): void {
  handOver(`${window.location.href} ${readDemoCookie() ?? ''}`);
  changeDemoView(STANDARD_DEMO_VIEW);
  window.location.assign(new URL(`${ROUTES.home}?demo=${RESET}`, window.location.origin));
}

/** After a reset: returns to the view and page before it. Null if there was none. */
export function takeDemoUndo(): (() => void) | null {
  if (readQuery(window.location.search).get('demo') !== RESET) return null;
  const [href = '', cookie = ''] = takeHandedOver()?.split(' ') ?? [];
  return () => {
    if (cookie) writeDemoCookie(cookie);
    replaceAddress(href || ROUTES.home);
    window.location.reload();
  };
}

/** Leaves with a full load, so that nothing of the demo view stays in memory. */
export function leaveDemoView(): void {
  writeCookie(DEMO_VIEW_COOKIE, '', 0);
  window.location.reload();
}

/** Reloads a page that becomes visible after the demo view started or ended in another tab. Returns unsubscribe. */
export function reloadOnOtherView(): () => void {
  const compare = () => {
    const isLoadedInDemo = document.documentElement.dataset.demoView !== undefined;
    if (document.visibilityState === 'visible' && isLoadedInDemo !== (readDemoCookie() !== null))
      window.location.reload();
  };
  // Pages restored from the back/forward cache, and background tabs.
  window.addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', compare);
  return () => {
    window.removeEventListener('pageshow', compare);
    document.removeEventListener('visibilitychange', compare);
  };
}
