/// <reference lib="webworker" />
import { offlinePagePolicy, renderOfflinePage } from './offline-page';

declare const self: ServiceWorkerGlobalScope;

/** Injected by `scripts/build/bundles.mjs`: theme tokens and offline page style, boot script and logo. */
declare const OFFLINE_STYLE: string;
declare const OFFLINE_SCRIPT: string;
declare const OFFLINE_MARK: string;

function offlinePage(): Response {
  const nonce = crypto.randomUUID();
  const html = renderOfflinePage({
    style: OFFLINE_STYLE,
    script: OFFLINE_SCRIPT,
    mark: OFFLINE_MARK,
    nonce,
  });
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': offlinePagePolicy(nonce),
    },
  });
}

async function navigate({ preloadResponse, request }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage();
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(navigate(event));
});

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const start = async () => {
    // Otherwise a page waits until the worker has started.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});
