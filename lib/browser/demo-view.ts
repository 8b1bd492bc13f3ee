import { DEMO_VIEW_COOKIE } from '@/lib/config/cookies';
import { readCookie, writeCookie } from './cookie';

/** Whether nothing may be stored: this page was loaded in the demo view, or another tab has opened it. */
export function isDemoView(): boolean {
  return document.documentElement.dataset.demoView !== undefined || readDemoCookie() !== null;
}

/** The cookie as the server reads it; it starts like the persona cookie, up to the first `~`. */
export function readDemoCookie(): string | null {
  return readCookie(DEMO_VIEW_COOKIE);
}

/** Session cookie. A view ended by another tab is not restarted. */
export function writeDemoCookie(value: string): void {
  if (readDemoCookie() !== null) writeCookie(DEMO_VIEW_COOKIE, value, null);
}
