/** What this site may leave in the browser's storage without asking: how the visitor wants it to look, and not to be asked again. */
export const ESSENTIAL_KEYS = [
  'accessibility-settings',
  'pwa-prompt-dismissed',
  'theme',
  'visual-theme',
] as const;

/** Everything else. It waits in memory until the visitor agrees, and goes when the agreement does. */
export const CONSENTED_KEYS = [
  'campaign',
  'demo-request-draft',
  'onboarding',
  'onboarding-profile',
  'tutorial',
  'unsaved-segment',
  'userId',
  'visit',
] as const;

/** A key that is in neither list does not compile. */
export type StoredKey = (typeof ESSENTIAL_KEYS)[number] | (typeof CONSENTED_KEYS)[number];

const essential: ReadonlySet<string> = new Set(ESSENTIAL_KEYS);

export function isEssentialKey(key: string): boolean {
  return essential.has(key);
}
