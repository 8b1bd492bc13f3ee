/** Keys stored without consent: display settings, and choices that avoid asking again. */
export const ESSENTIAL_KEYS = [
  'accessibility-settings',
  'pwa-prompt-dismissed',
  'theme',
  'visual-theme',
] as const;

/** Keys that require consent. Until it is given, values stay in memory; when it is withdrawn, they are deleted. */
export const CONSENTED_KEYS = [
  'analyses',
  'campaign',
  'demo-request-draft',
  'onboarding',
  'onboarding-profile',
  'stored-visitor',
  'tutorial',
  'unsaved-segment',
  'userId',
  'visit',
] as const;

export type StoredKey = (typeof ESSENTIAL_KEYS)[number] | (typeof CONSENTED_KEYS)[number];

const essential: ReadonlySet<string> = new Set(ESSENTIAL_KEYS);

export function isEssentialKey(key: string): boolean {
  return essential.has(key);
}

/** `visitor` is not readable by scripts and called `__Host-visitor` over HTTPS. `demo-view` exists only in a presentation. */
export const SITE_COOKIES = {
  consent: { isEssential: true, isReadable: true },
  'demo-view': { isEssential: true, isReadable: true },
  experiments: { isEssential: false, isReadable: true },
  persona: { isEssential: false, isReadable: true },
  'session-persona': { isEssential: true, isReadable: true },
  visitor: { isEssential: false, isReadable: false },
} as const;

/** 13 months, below the browsers' limit of 400 days, for everything but demo requests. */
export const RETENTION_DAYS = 395;

export const COOKIE_MAX_AGE_SECONDS = RETENTION_DAYS * 24 * 60 * 60;

/** The prefix makes browsers reject the cookie from a subdomain or over plain HTTP. */
export const VISITOR_COOKIES = ['visitor', '__Host-visitor'] as const;

/** The persona shown in the demo view. While it is set, the browser stores nothing and its calls write nothing. */
export const DEMO_VIEW_COOKIE = 'demo-view';
