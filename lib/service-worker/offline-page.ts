import { MAIN_ID } from '@/lib/config/main-id';
import { offlineCopy as copy } from '@/lib/content/offline';
import { site } from '@/lib/content/site';

export type OfflinePage = { mark: string; style: string; script: string; nonce: string };

/** Shown instead of any page while there is no connection. An empty `href` is the address that was requested. */
export function renderOfflinePage({ mark, style, script, nonce }: OfflinePage): string {
  return `<!doctype html>
<html lang="en" data-theme="futuristic-clarity">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title} | ${site.name}</title>
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${script}</script>
</head>
<body>
<header>${mark}<p>${site.name}</p></header>
<main id="${MAIN_ID}">
<h1>${copy.heading}</h1>
<p>${copy.text}</p>
<p><a class="button" href="">${copy.tryAgain}</a></p>
</main>
</body>
</html>`;
}

export function offlinePagePolicy(nonce: string): string {
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
