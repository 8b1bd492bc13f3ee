import { CONSENT_COOKIE, parseConsentChoice } from '@/lib/personalization/consent';

let isKept = true;

/** Whether requests are looked at here, until the browser stops this worker. */
export function isKeeping(): boolean {
  return isKept;
}

/**
 * Whether copies may be kept now. Asked right before each write, because what is under way ends after a refusal too.
 * A worker that was stopped and started again has heard of no refusal; the cookie tells it.
 */
export async function mayKeep(): Promise<boolean> {
  if (!isKept || !('cookieStore' in globalThis)) return isKept;
  const cookie = await globalThis.cookieStore.get(CONSENT_COOKIE);
  return isKept && parseConsentChoice(cookie?.value) !== 'no';
}

export function setKeeping(next: boolean): void {
  isKept = next;
}
