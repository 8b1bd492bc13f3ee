import { CONSENT_COOKIE, parseConsentChoice } from '@/lib/personalization/consent';

let isKept = true;

/** Whether the worker handles requests, until the browser stops it. */
export function isKeeping(): boolean {
  return isKept;
}

/**
 * Check right before each write, because requests in flight can finish after a refusal. A restarted worker has lost
 * earlier messages, so it reads the cookie.
 */
export async function mayKeep(): Promise<boolean> {
  if (!isKept || !('cookieStore' in globalThis)) return isKept;
  const cookie = await globalThis.cookieStore.get(CONSENT_COOKIE);
  return isKept && parseConsentChoice(cookie?.value) !== 'no';
}

export function setKeeping(next: boolean): void {
  isKept = next;
}
