/// <reference lib="webworker" />
import { MAIN_ID } from '@/lib/config/main-id';
import { offlineCopy as copy } from '@/lib/content/offline';
import { site } from '@/lib/content/site';

declare const self: ServiceWorkerGlobalScope;

/** Injected by `scripts/build/bundles.mjs`: theme tokens and offline page style, boot script and logo. */
declare const OFFLINE_STYLE: string;
declare const OFFLINE_SCRIPT: string;
declare const OFFLINE_MARK: string;

function offlinePage(): Response {
  const nonce = crypto.randomUUID();
  return new Response(renderPage(nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': writePolicy(nonce),
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

/** Shown instead of any page while there is no connection. An empty `href` is the address that was requested. */
function renderPage(nonce: string): string {
  return `<!doctype html>
<html lang="en" data-theme="futuristic-clarity">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title} | ${site.name}</title>
<style nonce="${nonce}">${OFFLINE_STYLE}</style>
<script nonce="${nonce}">${OFFLINE_SCRIPT}</script>
</head>
<body>
<header>${OFFLINE_MARK}<p>${site.name}</p></header>
<main id="${MAIN_ID}">
<h1>${copy.heading}</h1>
<p>${copy.text}</p>
<p><a class="button" href="">${copy.tryAgain}</a></p>
</main>
</body>
</html>`;
}

function writePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
