export type BrowserFamily = 'chromium' | 'firefox' | 'safari' | 'other';

/** The engine behind a User-Agent. Every browser on iOS is Safari's, whatever else it is called. */
export function nameBrowser(userAgent: string | null): BrowserFamily {
  if (/\b(?:Chrome|Chromium)\//.test(userAgent ?? '')) return 'chromium';
  if (/\bFirefox\//.test(userAgent ?? '')) return 'firefox';
  return /\bAppleWebKit\//.test(userAgent ?? '') ? 'safari' : 'other';
}
