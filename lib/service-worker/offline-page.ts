import { MAIN_ID } from '@/lib/config/main-id';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { pageMetadata } from '@/lib/content/metadata';
import { offlineCopy } from '@/lib/content/offline';
import { site } from '@/lib/content/site';
import type { PageCopy } from './page-copies';
import { formatSavedAt } from './saved-at';

const copy = offlineCopy.page;
export const OFFLINE_PAGE_ICON = '/icon.svg';

const BRAND = ` | ${site.name}`;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

function titleOf(path: string): string {
  const id = ROUTE_IDS.find((name) => ROUTES[name] === path);
  return id ? pageMetadata[id].title.replace(BRAND, '') : path;
}

function renderCopies(copies: readonly PageCopy[]): string {
  if (copies.length === 0) return `<p>${escapeHtml(copy.none)}</p>`;
  const rows = copies.map(({ path, savedAt }) => {
    const date = copy.savedAt.replace('{date}', formatSavedAt(savedAt));
    return `<li><a href="${escapeHtml(path)}">${escapeHtml(titleOf(path))}</a> <span>${escapeHtml(date)}</span></li>`;
  });
  return `<p>${escapeHtml(copy.listText)}</p><ul>${rows.join('')}</ul>`;
}

export type OfflinePage = {
  address: string;
  copies: readonly PageCopy[];
  mark: string;
  style: string;
  script: string;
  nonce: string;
};

/** Shown instead of an unavailable page: the problem, a retry link, and the stored copies. */
export function renderOfflinePage({ address, copies, mark, style, script, nonce }: OfflinePage): string {
  return `<!doctype html>
<html lang="en" data-theme="futuristic-clarity">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${OFFLINE_PAGE_ICON}" type="image/svg+xml">
<title>${escapeHtml(copy.title + BRAND)}</title>
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${script}</script>
</head>
<body>
<header>${mark}<p>${escapeHtml(site.name)}</p></header>
<main id="${MAIN_ID}">
<h1>${escapeHtml(copy.heading)}</h1>
<p>${escapeHtml(copy.text)}</p>
<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(copy.tryAgain)}</a></p>
<h2>${escapeHtml(copy.listHeading)}</h2>
${renderCopies(copies)}
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
