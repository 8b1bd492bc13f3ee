import { parseHTML } from 'linkedom';
import { ROUTES } from '@/lib/config/routes';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

/** Of an address that no page has. */
export const UNKNOWN_PATH = '/nowhere';

/** Fetches from the site that http.setup.mjs started. Redirects are not followed. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${process.env.TEST_SITE_URL}${path}`, {
    redirect: 'manual',
    ...init,
    // Parsing a page can take longer than the server keeps an idle connection open.
    headers: { 'user-agent': BROWSER, connection: 'close', ...init.headers },
  });

export type ReadPage = { status: number; headers: Headers; html: string; document: Document };

/** A page as the server sends it. No script runs. */
export async function readPage(path: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const response = await fetchSite(path, { headers });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, document: parseHTML(html).document };
}

/** Every page, and the 404 page, by path. */
export async function readEveryPage(headers: Record<string, string> = {}): Promise<Map<string, ReadPage>> {
  const paths = [...Object.values(ROUTES), UNKNOWN_PATH];
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readPage(path, headers)] as const)),
  );
}

/** The persona cookie of choices made by hand, such as `developer.researcher.returning`. */
export const personaHeaders = (slug: string) => ({ cookie: `persona=${slug}.chosen.chosen.11` });

/** Visible text with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const textsOf = (root: ParentNode | null | undefined, selector: string): string[] =>
  [...(root?.querySelectorAll(selector) ?? [])].map(textOf);

/** `label → address` of the links inside, in document order. */
export const linksOf = (root: ParentNode | null | undefined): string[] =>
  [...(root?.querySelectorAll('a[href]') ?? [])].map(
    (link) => `${textOf(link)} → ${link.getAttribute('href')}`,
  );

/** The contents of the meta elements with this name or property. */
export const metaOf = (document: Document, name: string): string[] =>
  [...document.querySelectorAll(`head > meta[name="${name}"], head > meta[property="${name}"]`)].map(
    (meta) => meta.getAttribute('content') ?? '',
  );

/** Path, query and fragment, because the test server has another origin than the canonical one. */
export function pathOf(address: string | null | undefined): string {
  const { pathname, search, hash } = new URL(address ?? '');
  return pathname + search + hash;
}
