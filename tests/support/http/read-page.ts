import { JSDOM } from 'jsdom';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

/** Fetches from the site that html.setup.mjs started. Redirects are not followed. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${process.env.TEST_SITE_URL}${path}`, {
    redirect: 'manual',
    ...init,
    // Parsing a page takes longer than the server keeps an idle connection open.
    headers: { 'user-agent': BROWSER, connection: 'close', ...init.headers },
  });

export type ReadPage = { status: number; headers: Headers; html: string; document: Document };

/** A page as the server sends it. No script runs. */
export async function readPage(path: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const response = await fetchSite(path, { headers });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    document: new JSDOM(html).window.document,
  };
}

/** The persona cookie of choices made by hand, such as `developer.researcher.returning`. */
export const personaHeaders = (slug: string) => ({ cookie: `persona=${slug}.chosen.chosen.11` });

/** Visible text with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
