import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { findBrokenLinks } from '../support/broken-links';
import { fetchPath, READ_TIMEOUT_MS, readEveryPage, textsOf, UNKNOWN_PATH } from '../support/page-parts';
import { personaHeaders, type ReadPage } from '../support/read-page';
import { expect, test } from '../support/site';

/** What search engines read. Next does not guarantee the order of meta elements. */
const identify = ({ document }: ReadPage) => ({
  titles: textsOf(document, 'head > title'),
  metas: [...document.querySelectorAll('head > meta, link[rel=canonical]')]
    .map((one) => one.outerHTML)
    .sort(),
  structuredData: textsOf(document, 'script[type="application/ld+json"]'),
});

test.beforeAll(({}, { project }) => {
  process.env.TEST_SITE_URL = project.use.baseURL;
});

let standard: Promise<Map<string, ReadPage>> | undefined;

for (const slug of PERSONAS.map(formatPersonaSlug))
  test(`${slug}: every page is prerendered, identifies itself as for everyone, and its links resolve`, async () => {
    test.setTimeout(2 * READ_TIMEOUT_MS);
    standard ??= readEveryPage();
    const everyone = await standard;
    const pages = await readEveryPage(personaHeaders(slug));
    for (const [path, page] of pages) {
      const answer = [
        path,
        page.status,
        page.headers.get('x-nextjs-prerender'),
        page.headers.get('x-variant'),
      ];
      expect(answer).toEqual([path, path === UNKNOWN_PATH ? 404 : 200, '1', slug]);
      expect(page.headers.get('cache-control')).toBe('private, no-cache, no-transform');
      const expected = everyone.get(path);
      expect(identify(page), path).toEqual(expected && identify(expected));
    }
    const documents = new Map([...pages].map(([path, { document }]) => [path, document]));
    const fetchStatus = async (path: string) => (await fetchPath(path, personaHeaders(slug))).status;
    expect(await findBrokenLinks(documents, fetchStatus)).toEqual([]);
  });
