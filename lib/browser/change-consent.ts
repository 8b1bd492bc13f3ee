import { clearConsentedData } from './browser-data';
import { keepConsentChoice, mayRemember } from './consent';
import { isDemoView } from './demo-view';
import { logSilently } from './log';
import { keepPersonaMemory, readPersonaCookie, storePersonaMemory } from './persona-cookie';
import { expectNewVisitor, send } from './request';
import { removeServiceWorker } from './service-worker';
import { readStored, storeMemory, writeStored } from './storage';

const DRAFT = 'demo-request-draft';

/** Stores what waited in memory; whoever follows the consent begins at once. */
export function agree(): void {
  keepConsentChoice('yes', () => {
    expectNewVisitor();
    storeMemory();
    storePersonaMemory();
  });
}

/**
 * Ends it: everything stops at once, and what is not essential goes, here and in the database. The page stays as it
 * is. Where the server cannot be reached, its next page lets go of the visitor.
 */
export async function withdraw(): Promise<void> {
  const persona = readPersonaCookie();
  const draft = readStored('session', DRAFT);
  keepConsentChoice('no', () => {
    keepPersonaMemory(persona);
    // What somebody is typing stays in the page.
    if (draft !== null) writeStored('session', DRAFT, draft);
  });
  const wasCleared = clearConsentedData();
  await Promise.all([wasCleared, removeServiceWorker(), forgetOnServer()]);
}

/** What was kept before the browser objected, or before visitors were asked first, goes when the next page stands. */
export async function clearRemains(): Promise<void> {
  if (mayRemember() || isDemoView()) return;
  await Promise.all([clearConsentedData(), removeServiceWorker()]);
}

async function forgetOnServer(): Promise<void> {
  await send('DELETE', '/api/consent').catch((error: unknown) =>
    logSilently('The agreement was not withdrawn on the server', error),
  );
}
