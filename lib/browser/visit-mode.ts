import { readCookie, writeCookie } from './cookie';
import { createListeners } from './listeners';
import { DEMO_VIEW_COOKIE } from '@/lib/config/stored-keys';
import {
  CONSENT_COOKIE,
  parseConsentChoice,
  parseConsentMode,
  selectConsent,
  type ConsentChoice,
  type ConsentMode,
  type ConsentState,
} from '@/lib/personalization/consent';

/**
 * `own`: data is stored and sent. `private`: no consent, so only essential data is stored, and only what the visitor
 * submits is sent. `demo`: a presenter's view, which neither reads nor changes the visitor's stored data.
 */
export type VisitMode = 'own' | 'demo' | 'private';

/** Without cookies, the choice lasts for this page. */
let fallbackChoice: ConsentChoice | null = null;

const { notify, subscribe } = createListeners(() => {
  document.addEventListener('visibilitychange', publish);
  return () => document.removeEventListener('visibilitychange', publish);
});

/** Never cached. A page loaded in the demo view stays in it; one opened in another tab counts here too. */
export function readVisitMode(): VisitMode {
  if (document.documentElement.dataset.demoView !== undefined || readDemoCookie() !== null) return 'demo';
  return readConsentState() === 'on' ? 'own' : 'private';
}

export function selectByVisitMode<Value>(values: Record<VisitMode, Value>): Value {
  return values[readVisitMode()];
}

/** Calls `listener` whenever the visit becomes `own`: immediately, or after consent. Returns unsubscribe. */
export function whenOwnVisit(listener: () => void): () => void {
  let wasOwn = false;
  const update = () => {
    const isOwn = readVisitMode() === 'own';
    if (isOwn && !wasOwn) listener();
    wasOwn = isOwn;
  };
  update();
  return subscribe(update);
}

export function readConsentMode(): ConsentMode {
  return parseConsentMode(document.documentElement.dataset.consent);
}

export function readConsentChoice(): ConsentChoice | null {
  return parseConsentChoice(readCookie(CONSENT_COOKIE)) ?? fallbackChoice;
}

export function readConsentState(): ConsentState {
  return selectConsent({
    mode: readConsentMode(),
    choice: readConsentChoice(),
    hasPrivacyControl: hasGlobalPrivacyControl(),
  });
}

/** Stores the visitor's choice (essential) and notifies subscribers after `beforeNotify`. */
export function storeConsentChoice(choice: ConsentChoice, beforeNotify?: () => void): void {
  if (readVisitMode() !== 'demo') writeCookie(CONSENT_COOKIE, choice);
  fallbackChoice = readCookie(CONSENT_COOKIE) === choice ? null : choice;
  beforeNotify?.();
  publish();
}

export function clearConsentChoice(): void {
  writeCookie(CONSENT_COOKIE, '', 0);
  fallbackChoice = null;
  publish();
}

/** Detects a choice made in another tab when this one becomes visible. */
export const subscribeToConsent = subscribe;

/** The demo view's cookie, which starts like the persona cookie, up to the first `~`. */
export function readDemoCookie(): string | null {
  return readCookie(DEMO_VIEW_COOKIE);
}

/** A session cookie. Does not restart a demo view that another tab has ended. */
export function writeDemoCookie(value: string): void {
  if (readDemoCookie() !== null) writeCookie(DEMO_VIEW_COOKIE, value, null);
}

function publish(): void {
  const { dataset } = document.documentElement;
  const state = readConsentState();
  if (state === 'on') delete dataset.memory;
  else if (dataset.memory !== state) dataset.memory = state;
  notify();
}

/** Global Privacy Control (https://globalprivacycontrol.org). */
function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
