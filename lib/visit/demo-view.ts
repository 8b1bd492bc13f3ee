import { replaceAddress, withoutDemo } from '@/lib/browser/address';
import { writeCookie } from '@/lib/browser/cookie';
import { createListeners } from '@/lib/browser/listeners';
import { DEMO_VIEW_COOKIE } from '@/lib/config/cookies';
import { formatDemoView, parseDemoView, type DemoView } from '@/lib/personalization/demo-view';
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

/** Leaves by loading a new document, so that nothing of the view stays in memory. */
export function leaveDemoView(): void {
  writeCookie(DEMO_VIEW_COOKIE, '', 0);
  window.location.reload();
}

/** Reloads a page that was loaded outside the demo view but becomes visible in it, or vice versa. Returns unsubscribe. */
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
