import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import { formatPersonaCookie } from '@/lib/personalization/persona-cookie';
import { STOP_STORING, type PageShown } from '@/lib/service-worker/page-shown';
import { readVisitMode } from '@/lib/visit/visit-mode';
import { logSilently } from './log';
import { readPersonaCookie } from './stored-choices';

/** Null if unsupported. Sandboxed frames throw on access. */
export function findServiceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch (error) {
    logSilently('Pages will not be saved for offline reading', error);
    return null;
  }
}

/** Stores the current page and its files. Does nothing in development or without service workers. */
export async function storeShownPage(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !findServiceWorkers()) return;
  if (readVisitMode() !== 'own') return;
  registered ??= register();
  const registration = await registered;
  // Consent may have been withdrawn meanwhile.
  if (readVisitMode() !== 'own') return;
  const cookie = readPersonaCookie();
  const message: PageShown = {
    type: 'page-shown',
    address: window.location.href,
    files: (performance.getEntriesByType?.('resource') ?? []).map(({ name }) => name),
    persona: cookie && formatPersonaCookie(cookie),
  };
  registration?.active?.postMessage(message);
}

/** Clears the worker's caches and stops storing pages until consent is given again. */
export async function stopStoringPages(): Promise<void> {
  for (const { active } of await listWorkers()) active?.postMessage(STOP_STORING);
}

export async function removeServiceWorker(): Promise<void> {
  registered = null;
  await stopStoringPages();
  await Promise.allSettled((await listWorkers()).map((registration) => registration.unregister()));
}

async function listWorkers(): Promise<readonly ServiceWorkerRegistration[]> {
  return (
    (await findServiceWorkers()
      ?.getRegistrations()
      .catch(() => [])) ?? []
  );
}
