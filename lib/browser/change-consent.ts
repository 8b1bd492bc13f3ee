import { readConsentChoice, readConsentState, readVisitMode, storeConsentChoice } from './visit-mode';
import { logSilently } from './log';
import { clearConsentedData } from './my-data';
import { resetFirstCall, send, waitForCalls } from './request';
import { removeServiceWorker } from './service-worker';
import { flushMemory, readStored, writeStored } from './storage';
import { readPersonaCookie, storeSessionPersona, writePersonaCookie } from './stored-choices';

const DRAFT = 'demo-request-draft';

/** Whether consent was given after the last withdrawal. */
let isGivenAgain = false;

/** `withdrawing`: the server has not confirmed that what it stored is deleted. */
type Outcome = 'on' | 'off' | 'withdrawing';

export async function toggleConsent(): Promise<Outcome> {
  if (readConsentState() === 'on') return withdraw();
  giveConsent();
  return 'on';
}

export function giveConsent(): void {
  isGivenAgain = true;
  storeConsentChoice('yes', () => {
    resetFirstCall();
    flushMemory();
    storeSessionPersona();
  });
}

/** Stops tracking and deletes non-essential data here and in the database. */
export async function withdraw(): Promise<Outcome> {
  isGivenAgain = false;
  const persona = readPersonaCookie();
  const draft = readStored('session', DRAFT);
  storeConsentChoice(readVisitMode() === 'demo' ? 'no' : 'withdrawing', () => {
    if (persona) writePersonaCookie(persona);
    // Keeps a draft that is being typed.
    if (draft !== null) writeStored('session', DRAFT, draft);
  });
  clearConsentedData();
  await Promise.all([finishWithdrawal(), removeServiceWorker()]);
  const state = readConsentState();
  return state === 'on' || state === 'withdrawing' ? state : 'off';
}

/** Deletes data stored before the browser objected or consent was required. */
export async function clearLeftoverData(): Promise<void> {
  if (readVisitMode() !== 'private') return;
  clearConsentedData();
  await removeServiceWorker();
}

let underWay: Promise<void> | undefined;

/** Asks the server for the deletion, until it has confirmed it. */
export async function finishWithdrawal(): Promise<void> {
  if (!isWithdrawing()) return;
  underWay ??= withdrawOnServer().finally(() => (underWay = undefined));
  await underWay;
}

/** The demo view's calls delete nothing. */
const isWithdrawing = () => readVisitMode() === 'private' && readConsentChoice() === 'withdrawing';

async function withdrawOnServer(): Promise<void> {
  // A call under way could store a row after the deletion.
  await waitForCalls();
  if (!isWithdrawing()) return;
  try {
    await send('DELETE /api/consent', { keepalive: true, isOpen: true });
    // The response has stored a `no`, even if consent was given meanwhile.
    storeConsentChoice(isGivenAgain ? 'yes' : 'no');
  } catch (error) {
    logSilently('Consent was not withdrawn on the server', error);
  }
}
