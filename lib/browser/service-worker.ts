import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker.mjs';
import { readVisitMode } from './visit-mode';
import { logSilently } from './log';

/** Null if unsupported. Sandboxed frames throw on access. */
function findServiceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Registers the worker that shows the offline page. Does nothing in development or without consent. */
export async function registerServiceWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || readVisitMode() !== 'own') return;
  await findServiceWorkers()
    ?.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
    .catch((error: unknown) => logSilently('The offline page is not available', error));
}

export async function removeServiceWorker(): Promise<void> {
  const registrations =
    (await findServiceWorkers()
      ?.getRegistrations()
      .catch(() => [])) ?? [];
  await Promise.allSettled(registrations.map((registration) => registration.unregister()));
}
