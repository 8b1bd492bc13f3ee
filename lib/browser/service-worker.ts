import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import { formatPersonaCookie } from '@/lib/personalization/persona-cookie';
import { STOP_KEEPING, type PageShown } from '@/lib/service-worker/page-shown';
import { mayRemember } from './consent';
import { isDemoView } from './demo-view';
import { logSilently } from './log';
import { readPersonaCookie } from './persona-cookie';

/** Null where there are none; sandboxed frames throw on access. */
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
    logSilently('Pages will not be kept for offline reading', error);
    return null;
  }
}

/**
 * Has the service worker keep the page that stands now, with the files that it has loaded. Does nothing in
 * development and in browsers without one.
 */
export async function keepShownPage(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !findServiceWorkers() || isDemoView()) return;
  if (!mayRemember()) return;
  registered ??= register();
  const registration = await registered;
  // The visitor may have refused while the worker came.
  if (!mayRemember()) return;
  const cookie = readPersonaCookie();
  const message: PageShown = {
    type: 'page-shown',
    address: window.location.href,
    files: (performance.getEntriesByType?.('resource') ?? []).map(({ name }) => name),
    persona: cookie && formatPersonaCookie(cookie),
  };
  registration?.active?.postMessage(message);
}

/** Has it empty what it keeps, and keep nothing until a page is shown that may be kept. */
export async function stopKeepingPages(): Promise<void> {
  for (const { active } of await listWorkers()) active?.postMessage(STOP_KEEPING);
}

/** Has it go with the last page that it serves. */
export async function removeServiceWorker(): Promise<void> {
  registered = null;
  await stopKeepingPages();
  await Promise.allSettled((await listWorkers()).map((registration) => registration.unregister()));
}

async function listWorkers(): Promise<readonly ServiceWorkerRegistration[]> {
  return (
    (await findServiceWorkers()
      ?.getRegistrations()
      .catch(() => [])) ?? []
  );
}
