import { withdrawConsent } from '@/lib/api/visit-endpoints';
import { clearConsentedData } from './browser-data';
import { keepConsentChoice, mayRemember } from './consent';
import { isDemoView } from './demo-view';
import { logSilently } from './log';
import { readPersonaCookie, storeSessionPersona, writePersonaCookie } from './persona-cookie';
import { expectNewVisitor, send } from './request';
import { removeServiceWorker } from './service-worker';
import { readStored, storeMemory, writeStored } from './storage';

const DRAFT = 'demo-request-draft';

/** Stores what waited in memory and notifies subscribers. */
export function agree(): void {
  keepConsentChoice('yes', () => {
    expectNewVisitor();
    storeMemory();
    storeSessionPersona();
  });
}

/** Stops tracking and deletes non-essential data, here and in the database; offline, the next page does that. */
export async function withdraw(): Promise<void> {
  const persona = readPersonaCookie();
  const draft = readStored('session', DRAFT);
  keepConsentChoice('no', () => {
    if (persona) writePersonaCookie(persona);
    // Keeps a draft that is being typed.
    if (draft !== null) writeStored('session', DRAFT, draft);
  });
  const wasCleared = clearConsentedData();
  await Promise.all([wasCleared, removeServiceWorker(), forgetOnServer()]);
}

/** Deletes data stored before the browser objected or consent was required. */
export async function clearRemains(): Promise<void> {
  if (mayRemember() || isDemoView()) return;
  await Promise.all([clearConsentedData(), removeServiceWorker()]);
}

async function forgetOnServer(): Promise<void> {
  await send(withdrawConsent, {}).catch((error: unknown) =>
    logSilently('Consent was not withdrawn on the server', error),
  );
}
