import { ROUTES } from '@/lib/config/routes';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { readHtml, type ServedPage } from '../support/read-html';
import { expect, test } from '../support/site';

const OUTSIDE = /^(?:mailto:|https?:)/;

/** The parts that identify a page and must not depend on the persona. */
const identity = ({ titles, metas, canonicals, structuredData }: ServedPage) => ({
  titles,
  // Next does not guarantee the order of meta tags.
  metas: [...metas].sort(),
  canonicals,
  structuredData,
});

for (const persona of PERSONAS) {
  test(`${formatPersonaSlug(persona)}: every internal link resolves, including its fragment`, async ({
    request,
    page,
  }) => {
    const headers = { cookie: `persona=${formatPersonaSlug(persona)}.chosen.11` };
    const pages = new Map<string, ServedPage>();
    for (const path of [...Object.values(ROUTES), '/nowhere'])
      pages.set(path, await readHtml(page, await (await request.get(path, { headers })).text()));

    const broken: string[] = [];
    const files = new Map<string, number>();
    for (const [from, { hrefs }] of pages) {
      for (const href of hrefs.filter((address) => !OUTSIDE.test(address))) {
        const { pathname, hash } = new URL(href, `http://site${from}`);
        const target = pages.get(pathname);
        if (!target) files.set(pathname, files.get(pathname) ?? (await request.get(pathname)).status());
        const isThere = target
          ? hash === '' || target.ids.includes(decodeURIComponent(hash.slice(1)))
          : files.get(pathname) === 200;
        if (!isThere || href === '#') broken.push(`${from} → ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });
}

test('titles, descriptions and structured data are the same for every persona', async ({ request, page }) => {
  test.slow();
  for (const path of Object.values(ROUTES)) {
    const plain = identity(await readHtml(page, await (await request.get(path)).text()));
    for (const persona of PERSONAS) {
      const headers = { cookie: `persona=${formatPersonaSlug(persona)}.chosen.11` };
      const served = await readHtml(page, await (await request.get(path, { headers })).text());
      expect(identity(served), `${path} for ${formatPersonaSlug(persona)}`).toEqual(plain);
    }
  }
});

test('the links of llms.txt resolve', async ({ request, page }) => {
  const text = await (await request.get('/llms.txt')).text();
  const broken: string[] = [];
  for (const [, address] of text.matchAll(/\]\((.*?)\)/g)) {
    const { pathname, hash } = new URL(address ?? '');
    const response = await request.get(pathname);
    const { ids } = hash === '' ? { ids: [''] } : await readHtml(page, await response.text());
    if (response.status() !== 200 || !ids.includes(hash.slice(1))) broken.push(pathname + hash);
  }
  expect(broken).toEqual([]);
});
