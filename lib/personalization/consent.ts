/** What the operator wants: to tell visitors and let them stop it, or to ask them first. */
export const CONSENT_MODES = ['notice', 'opt-in'] as const;

/** `seen` is a notice put away; where visitors are asked first, that is no agreement. */
export const CONSENT_CHOICES = ['yes', 'no', 'seen'] as const;

export type ConsentMode = (typeof CONSENT_MODES)[number];
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** `on`: what is not essential may be kept and noted. The others say why it may not. */
export type ConsentState = 'on' | 'off-by-browser' | 'off-by-choice' | 'off-until-asked';

export const CONSENT_COOKIE = 'consent';

type ConsentFacts = {
  mode: ConsentMode;
  choice: ConsentChoice | null;
  /** Global Privacy Control: the browser objects for its user, whatever was chosen here. */
  hasPrivacyControl: boolean;
};

export function selectConsent({ mode, choice, hasPrivacyControl }: ConsentFacts): ConsentState {
  if (hasPrivacyControl) return 'off-by-browser';
  if (choice === 'no') return 'off-by-choice';
  return mode === 'opt-in' && choice !== 'yes' ? 'off-until-asked' : 'on';
}

export function isConsentOpen(state: ConsentState, choice: ConsentChoice | null): boolean {
  return state === 'off-until-asked' || (state === 'on' && choice === null);
}

export function parseConsentChoice(value: string | null | undefined): ConsentChoice | null {
  return CONSENT_CHOICES.find((choice) => choice === value) ?? null;
}

export function parseConsentMode(value: string | null | undefined): ConsentMode {
  return value === 'opt-in' ? 'opt-in' : 'notice';
}
