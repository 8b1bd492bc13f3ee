import { PAGE_COPY_FRESH_MS } from '@/lib/config/service-worker';
import { decideVariant, readPersonaUrl } from '@/lib/personalization/decide-variant';
import { parsePersonaCookie, PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { builtIn } from './built-in';
import { offlinePagePolicy, renderOfflinePage } from './offline-page';
import { findPage, listPages, savePage } from './page-copies';
import { isPagePath } from './page-key';
import { markSavedAt } from './saved-at';
import { listBuildFiles } from './site-files';

/** Where the browser does not tell a worker its cookies, nobody could say whose copy may be shown, so none is kept. */
const canKeepPages = 'cookieStore' in globalThis;

/** The variant that the server would choose now. */
async function currentVariant(url: URL): Promise<string | null> {
  if (!canKeepPages) return null;
  const cookie = parsePersonaCookie((await self.cookieStore.get(PERSONA_COOKIE))?.value);
  return decideVariant({ url: readPersonaUrl(url.searchParams), cookie }).slug;
}

async function offlinePage(url: URL, variant: string | null): Promise<Response> {
  const copies = (await listPages()).filter((copy) => copy.variant === variant);
  const nonce = crypto.randomUUID();
  const address = `${url.pathname}${url.search}`;
  return new Response(renderOfflinePage({ ...builtIn, address, copies, nonce }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': offlinePagePolicy(nonce),
    },
  });
}

async function answerWithoutNetwork(url: URL): Promise<Response> {
  const variant = await currentVariant(url);
  const copy = variant && (await findPage({ path: url.pathname, variant }));
  if (!copy) return offlinePage(url, variant);
  const html = markSavedAt(await copy.response.text(), copy.savedAt.toISOString());
  return new Response(html, { headers: copy.response.headers });
}

/** The server's answer, whatever it is; a copy, or the offline page, only where there is none. */
export async function answerPage(event: ExtendableEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    return answerWithoutNetwork(url);
  }
  // A full or forbidden store takes nothing from the visit.
  if (canKeepPages) event.waitUntil(savePage(request.url, response.clone()).catch(() => null));
  return response;
}

/**
 * Keeps the page that was reached without a navigation, as the server draws it now, unless it was kept a moment ago.
 * Returns the files that it needs.
 */
export async function keepPage(address: string): Promise<string[]> {
  const url = new URL(address);
  if (url.origin !== self.location.origin || !isPagePath(url.pathname)) return [];
  const variant = await currentVariant(url);
  if (!variant) return [];
  const copy = await findPage({ path: url.pathname, variant });
  const isFresh = copy && Date.now() - copy.savedAt.getTime() < PAGE_COPY_FRESH_MS;
  const html = isFresh ? await copy.response.text() : await savePage(url.href, await fetch(url));
  return html ? listBuildFiles(html) : [];
}

/** Without the network the router gets no page, and asks for it as a navigation instead, which a copy can answer. */
export async function leavePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return new Response('', { headers: { 'content-type': 'text/plain' } });
  }
}
