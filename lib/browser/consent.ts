import {
  CONSENT_COOKIE,
  parseConsentChoice,
  parseConsentMode,
  selectConsent,
  type ConsentChoice,
  type ConsentMode,
  type ConsentState,
} from '@/lib/personalization/consent';
import { readCookie, writeCookie } from './cookie';
import { isDemoView } from './demo-view';
import { createListeners } from './listeners';

/** Without cookies, the choice lasts as long as the page. */
let made: ConsentChoice | null = null;

const { notify, subscribe } = createListeners(() => {
  document.addEventListener('visibilitychange', publish);
  return () => document.removeEventListener('visibilitychange', publish);
});

export function readConsentMode(): ConsentMode {
  return parseConsentMode(document.documentElement.dataset.consent);
}

export function readConsentChoice(): ConsentChoice | null {
  return parseConsentChoice(readCookie(CONSENT_COOKIE)) ?? made;
}

export function readConsentState(): ConsentState {
  return selectConsent({
    mode: readConsentMode(),
    choice: readConsentChoice(),
    hasPrivacyControl: hasGlobalPrivacyControl(),
  });
}

/** Whether non-essential data may be stored or sent now. Never cached. */
export function mayRemember(): boolean {
  return readConsentState() === 'on';
}

/** Stores the visitor's choice (essential) and notifies subscribers after `settle`. */
export function keepConsentChoice(choice: ConsentChoice, settle: () => void = () => undefined): void {
  if (!isDemoView()) writeCookie(CONSENT_COOKIE, choice);
  made = readCookie(CONSENT_COOKIE) === choice ? null : choice;
  settle();
  publish();
}

export function forgetConsentChoice(): void {
  writeCookie(CONSENT_COOKIE, '', 0);
  made = null;
  publish();
}

/** A choice made in another tab is noticed when this one becomes visible. */
export const subscribeToConsent = subscribe;

function publish(): void {
  const { dataset } = document.documentElement;
  const state = readConsentState();
  if (state === 'on') delete dataset.memory;
  else if (dataset.memory !== state) dataset.memory = state;
  notify();
}

/** Whether the browser says for its user: do not track (https://globalprivacycontrol.org). */
function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
