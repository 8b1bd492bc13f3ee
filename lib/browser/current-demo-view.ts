import { replaceAddress } from './address';
import { formatDemoView, parseDemoView, type DemoView } from '@/lib/personalization/demo-view';
import { DEMO_VIEW_COOKIE } from '@/lib/config/cookies';
import { writeCookie } from './cookie';
import { readDemoCookie, writeDemoCookie } from './demo-view';
import { createListeners } from './listeners';
import { withoutDemo } from './persona-url';

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
