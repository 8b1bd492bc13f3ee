import { PAGE_COPY_FRESH_MS } from '@/lib/config/service-worker';
import { experiments } from '@/lib/content/experiments';
import { EXPERIMENTS_COOKIE } from '@/lib/personalization/arms';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { decideVisit } from '@/lib/visit/decide-visit';
import { offlinePagePolicy, renderOfflinePage } from './offline-page';
import { findPage, isPagePath, listPages, savePage } from './page-copies';
import { readPersona } from './stored-persona';
import { markSavedAt } from './saved-at';
import { listBuildFiles } from './site-files';

/** Injected by `scripts/build/bundles.mjs`: theme tokens and offline page style, boot script and logo. */
declare const OFFLINE_STYLE: string;
declare const OFFLINE_SCRIPT: string;
declare const OFFLINE_MARK: string;

/** Without the Cookie Store API a worker cannot tell which persona may see a copy, so it stores none. */
const canStorePages = 'cookieStore' in globalThis;

async function currentVariant({ pathname, search }: URL): Promise<string | null> {
  if (!('cookieStore' in globalThis)) return null;
  const persona = await readPersona();
  const arms = (await globalThis.cookieStore.get(EXPERIMENTS_COOKIE))?.value ?? null;
  const cookies = Object.entries({ [PERSONA_COOKIE]: persona, [EXPERIMENTS_COOKIE]: arms });
  const visit = decideVisit({
    method: 'GET',
    pathname,
    search,
    // Without consent, the browser stores no persona and no page is copied.
    readHeader: (name) => (name === 'cookie' ? cookies.map(formatPair).filter(Boolean).join('; ') : null),
    consentMode: 'notice',
    isSecure: false,
    experiments,
    draw: null,
  });
  return visit.kind === 'page' ? visit.variant : null;
}

const formatPair = ([name, value]: [string, string | null]) => (value === null ? '' : `${name}=${value}`);

async function offlinePage(url: URL): Promise<Response> {
  const all = await listPages();
  const current = await Promise.all(all.map(({ path }) => currentVariant(new URL(path, url))));
  const copies = all.filter(({ variant }, index) => variant === current[index]);
  const nonce = crypto.randomUUID();
  const address = `${url.pathname}${url.search}`;
  const builtIn = { style: OFFLINE_STYLE, script: OFFLINE_SCRIPT, mark: OFFLINE_MARK };
  return new Response(renderOfflinePage({ ...builtIn, address, copies, nonce }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': offlinePagePolicy(nonce),
    },
  });
}

async function respondOffline(url: URL): Promise<Response> {
  const current = await currentVariant(url);
  const copy = current && (await findPage({ path: url.pathname, variant: current }));
  if (!copy) return offlinePage(url);
  const html = markSavedAt(await copy.response.text(), copy.savedAt.toISOString());
  return new Response(html, { headers: copy.response.headers });
}

/** The server's response, whatever its status. Without a network, a copy or the offline page. */
export async function handleNavigation(event: ExtendableEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    return respondOffline(url);
  }
  // A full or blocked cache must not break the visit.
  if (canStorePages) event.waitUntil(savePage(request.url, response.clone()).catch(() => null));
  return response;
}

/** Stores a page that was reached without a navigation, unless it was just stored. Returns the files it needs. */
export async function storePage(address: string): Promise<string[]> {
  const url = new URL(address);
  if (url.origin !== self.location.origin || !isPagePath(url.pathname)) return [];
  const current = await currentVariant(url);
  if (!current) return [];
  const copy = await findPage({ path: url.pathname, variant: current });
  const isFresh = copy && Date.now() - copy.savedAt.getTime() < PAGE_COPY_FRESH_MS;
  const html = isFresh ? await copy.response.text() : await savePage(url.href, await fetch(url));
  return html ? listBuildFiles(html) : [];
}

/** Without a network, makes the router fall back to a navigation, for which a copy can be served. */
export async function handleRouterRequest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return new Response('', { headers: { 'content-type': 'text/plain' } });
  }
}
