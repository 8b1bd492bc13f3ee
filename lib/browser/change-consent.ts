import { readConsentState, readVisitMode, storeConsentChoice } from './visit-mode';
import { logSilently } from './log';
import { clearConsentedData } from './my-data';
import { resetFirstCall, send, waitForCalls } from './request';
import { removeServiceWorker } from './service-worker';
import { flushMemory, readStored, writeStored } from './storage';
import { readPersonaCookie, storeSessionPersona, writePersonaCookie } from './stored-choices';

const DRAFT = 'demo-request-draft';

/** Whether consent was given after the last withdrawal. */
let isGivenAgain = false;

export function toggleConsent(): 'on' | 'off' {
  if (readConsentState() !== 'on') {
    giveConsent();
    return 'on';
  }
  void withdraw();
  return 'off';
}

export function giveConsent(): void {
  isGivenAgain = true;
  storeConsentChoice('yes', () => {
    resetFirstCall();
    flushMemory();
    storeSessionPersona();
  });
}

/** Stops tracking and deletes non-essential data here and in the database. If offline, the next page retries. */
export async function withdraw(): Promise<void> {
  isGivenAgain = false;
  const persona = readPersonaCookie();
  const draft = readStored('session', DRAFT);
  storeConsentChoice('no', () => {
    if (persona) writePersonaCookie(persona);
    // Keeps a draft that is being typed.
    if (draft !== null) writeStored('session', DRAFT, draft);
  });
  clearConsentedData();
  await Promise.all([removeServiceWorker(), withdrawOnServer()]);
}

/** Deletes data stored before the browser objected or consent was required. */
export async function clearLeftoverData(): Promise<void> {
  if (readVisitMode() !== 'private') return;
  clearConsentedData();
  await removeServiceWorker();
}

/** A call under way could store a row after the deletion. */
async function withdrawOnServer(): Promise<void> {
  await waitForCalls();
  await send('DELETE /api/consent', { keepalive: true, isOpen: true }).catch((error: unknown) =>
    logSilently('Consent was not withdrawn on the server', error),
  );
  // The response repeats the `no` that it was sent with.
  if (isGivenAgain) storeConsentChoice('yes');
}
