import { replaceAddress } from './address';
import { formatDemoView, parseDemoView, type DemoView } from '@/lib/personalization/demo-view';
import { DEMO_VIEW_COOKIE } from '@/lib/config/cookies';
import { writeCookie } from './cookie';
import { readDemoCookie, writeDemoCookie } from './demo-view';
import { createListeners } from './listeners';
import { withoutDemo } from './persona-url';

const { notify, subscribe } = createListeners();

/** All that the demo view is made of; null where another tab has ended it. */
export function readDemoView(): DemoView | null {
  return parseDemoView(readDemoCookie());
}

export function changeDemoView(changes: Partial<DemoView>): void {
  const view = readDemoView();
  if (view) writeDemoCookie(formatDemoView({ ...view, ...changes }));
  notify();
}

/** Hears of what `changeDemoView` changes. */
export const subscribeToDemoView = subscribe;

/** Takes out of the address what has begun the demo view: it must not begin again, and nobody's own page may follow it. */
export function cleanDemoAddress(): void {
  const clean = withoutDemo(window.location.href);
  if (clean !== null) replaceAddress(clean);
}

/** Shows the visitor's own page again: a new document, so that nothing of the demo view is left in memory. */
export function leaveDemoView(): void {
  writeCookie(DEMO_VIEW_COOKIE, '', 0);
  window.location.reload();
}
