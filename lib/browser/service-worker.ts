import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import type { PageShown } from '@/lib/service-worker/page-shown';
import { isDemoView } from './demo-view';
import { logSilently } from './log';

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
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || isDemoView()) return;
  registered ??= register();
  const registration = await registered;
  const message: PageShown = {
    type: 'page-shown',
    address: window.location.href,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
  registration?.active?.postMessage(message);
}
