import { CONSENT_COOKIE, parseConsentChoice } from '@/lib/personalization/consent';

let isEnabled = true;

/** Whether the worker handles requests, until the browser stops it. */
export function isStoring(): boolean {
  return isEnabled;
}

/**
 * Check right before each write, because requests in flight can finish after a refusal. A restarted worker has lost
 * earlier messages, so it reads the cookie.
 */
export async function mayStore(): Promise<boolean> {
  if (!isEnabled || !('cookieStore' in globalThis)) return isEnabled;
  const cookie = await globalThis.cookieStore.get(CONSENT_COOKIE);
  return isEnabled && parseConsentChoice(cookie?.value) !== 'no';
}

export function setStoring(next: boolean): void {
  isEnabled = next;
}
