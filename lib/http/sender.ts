import { isbot } from 'isbot';
import { createHash, timingSafeEqual } from 'node:crypto';
import { DEFAULT_SETTINGS, type PersonalizationSettings } from '@/lib/personalization/settings';

/** Whether a program or a prefetch made this request. Affects counts only, never content. */
export function isAutomated({ headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return purpose.includes('prefetch') || isbot(headers.get('user-agent'));
}

export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

/** The browser engine in a User-Agent. Every browser on iOS uses Safari's. */
export function classifyBrowser(userAgent: string | null): BrowserFamily {
  if (/\b(?:Chrome|Chromium)\//.test(userAgent ?? '')) return 'chromium';
  if (/\bFirefox\//.test(userAgent ?? '')) return 'firefox';
  return /\bAppleWebKit\//.test(userAgent ?? '') ? 'safari' : 'other';
}

/** Settings before any choice. Browsers with Global Privacy Control start without analytics. */
export function readDefaultSettings({ headers }: Request): PersonalizationSettings {
  if (headers.get('sec-gpc') !== '1') return DEFAULT_SETTINGS;
  return { ...DEFAULT_SETTINGS, behavioralAnalytics: false };
}

/** False if no token is configured. */
export function hasBearerToken({ headers }: Request, token: string | undefined): boolean {
  const received = /^Bearer ([\x21-\x7e]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token !== undefined && received !== undefined && timingSafeEqual(hash(received), hash(token));
}

/** Hashing makes the comparison take the same time for any length. */
function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
