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

/** Where cookies are forbidden, the choice lasts as long as the page. */
let made: ConsentChoice | null = null;

const { notify, subscribe } = createListeners(() => {
  document.addEventListener('visibilitychange', publish);
  return () => document.removeEventListener('visibilitychange', publish);
});

/** The mode stands on <html>, where the server's start wrote it. */
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

/** Whether anything that is not essential may be stored, noted or sent now. Always asked anew, never remembered. */
export function mayRemember(): boolean {
  return readConsentState() === 'on';
}

/** Keeps the visitor's answer, which is essential, and tells everybody who follows it, once `settle` has run. */
export function keepConsentChoice(choice: ConsentChoice, settle: () => void = () => undefined): void {
  if (!isDemoView()) writeCookie(CONSENT_COOKIE, choice);
  made = readCookie(CONSENT_COOKIE) === choice ? null : choice;
  settle();
  publish();
}

/** As if nobody had answered. */
export function forgetConsentChoice(): void {
  writeCookie(CONSENT_COOKIE, '', 0);
  made = null;
  publish();
}

/** An answer given in another tab is heard when this one is looked at again. */
export const subscribeToConsent = subscribe;

/** Marks <html>, as the boot script does before the first paint, so that words about it are right from the start. */
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
