import { DEMO_VIEW_COOKIE } from '@/lib/config/cookies';
import { readCookie, writeCookie } from './cookie';

/**
 * Whether this page belongs to the demo view, in which nothing is kept: it was loaded in one (the boot script's mark,
 * which stays when another tab ends the view), or another tab has opened one.
 */
export function isDemoView(): boolean {
  return document.documentElement.dataset.demoView !== undefined || readDemoCookie() !== null;
}

/** The demo view as the server knows it. It starts like the persona cookie, up to the first `~`. */
export function readDemoCookie(): string | null {
  return readCookie(DEMO_VIEW_COOKIE);
}

/** Lasts as long as the browser is open. A view that another tab has ended is not begun again. */
export function writeDemoCookie(value: string): void {
  if (readDemoCookie() !== null) writeCookie(DEMO_VIEW_COOKIE, value, null);
}
