/** The operator's choice: `notice` lets visitors opt out, `opt-in` asks them first. */
export const CONSENT_MODES = ['notice', 'opt-in'] as const;

/**
 * `seen` is a dismissed notice. In opt-in mode it is not consent. `withdrawing` is a no until the server has answered that
 * what it stored is deleted.
 */
export const CONSENT_CHOICES = ['yes', 'no', 'withdrawing', 'seen'] as const;

export type ConsentMode = (typeof CONSENT_MODES)[number];
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** `on` allows non-essential storage and tracking. The others are reasons why not. */
export type ConsentState = 'on' | 'off-by-browser' | 'off-by-choice' | 'withdrawing' | 'off-until-asked';

export const CONSENT_COOKIE = 'consent';

type ConsentFacts = {
  mode: ConsentMode;
  choice: ConsentChoice | null;
  /** Global Privacy Control. Overrides any choice made on this site. */
  hasPrivacyControl: boolean;
};

export function selectConsent({ mode, choice, hasPrivacyControl }: ConsentFacts): ConsentState {
  if (hasPrivacyControl) return 'off-by-browser';
  if (choice === 'no') return 'off-by-choice';
  if (choice === 'withdrawing') return choice;
  return mode === 'opt-in' && choice !== 'yes' ? 'off-until-asked' : 'on';
}

export function isRefused(choice: ConsentChoice | null): boolean {
  return choice === 'no' || choice === 'withdrawing';
}

export function isConsentPending(state: ConsentState, choice: ConsentChoice | null): boolean {
  return state === 'off-until-asked' || (state === 'on' && choice === null);
}

export function parseConsentChoice(value: string | null | undefined): ConsentChoice | null {
  return CONSENT_CHOICES.find((choice) => choice === value) ?? null;
}

export function parseConsentMode(value: string | null | undefined): ConsentMode {
  return value === 'opt-in' ? 'opt-in' : 'notice';
}
