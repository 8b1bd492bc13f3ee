import { ROUTES } from '@/lib/config/routes';
import { fetchSite, readPage, textOf, type ReadPage } from './read-page';

/** Of an address that no page has. */
export const UNKNOWN_PATH = '/nowhere';

/** For reading every page, which took more than a minute beside seven other test runs. */
export const READ_TIMEOUT_MS = 180_000;

export const fetchPath = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetchSite(path, { headers });

export const parsePath = (path: string, headers: Record<string, string> = {}): Promise<ReadPage> =>
  readPage(path, headers);

/** Every page, and the 404 page, by path. */
export async function readEveryPage(headers: Record<string, string> = {}): Promise<Map<string, ReadPage>> {
  const paths = [...Object.values(ROUTES), UNKNOWN_PATH];
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await parsePath(path, headers)] as const)),
  );
}

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
