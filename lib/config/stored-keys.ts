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
