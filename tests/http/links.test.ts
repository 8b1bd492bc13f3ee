import { JSDOM } from 'jsdom';
import { ROUTES } from '@/lib/config/routes';
import { fetchPath, pathOf, READ_TIMEOUT_MS, readEveryPage } from '../support/http/page-parts';
import type { ReadPage } from '../support/http/read-page';
const OUTSIDE = /^(?:mailto:|https?:)/;

/** Internal links to a missing page or place, as `page → address`. `pages` are documents by path. */
async function findBrokenLinks(
  pages: ReadonlyMap<string, Document>,
  fetchStatus: (path: string) => Promise<number>,
): Promise<string[]> {
  const statuses = new Map<string, number>();
  const broken: string[] = [];
  for (const [from, document] of pages) {
    const addresses = [...document.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    for (const address of new Set(addresses.filter((href) => !OUTSIDE.test(href)))) {
      const { pathname, hash } = new URL(address, `http://site${from}`);
      const target = pages.get(pathname);
      if (!target && !statuses.has(pathname)) statuses.set(pathname, await fetchStatus(pathname));
      const isThere = target
        ? hash === '' || target.getElementById(decodeURIComponent(hash.slice(1))) !== null
        : statuses.get(pathname) === 200;
      if (!isThere || address === '#') broken.push(`${from} → ${address}`);
    }
  }
  return broken;
}

let pages: Map<string, ReadPage>;

beforeAll(async () => {
  pages = await readEveryPage();
}, READ_TIMEOUT_MS);

const documents = () => new Map([...pages].map(([path, { document }]) => [path, document]));
const fetchStatus = async (path: string) => (await fetchPath(path)).status;

test('every internal link resolves, including its fragment', async () => {
  expect(await findBrokenLinks(documents(), fetchStatus)).toEqual([]);
});

test('the links of llms.txt resolve', async () => {
  const text = await (await fetchPath('/llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => pathOf(address));
  expect(addresses.length).toBeGreaterThan(Object.keys(ROUTES).length);
  const list = new JSDOM(addresses.map((address) => `<a href="${address}"></a>`).join('')).window.document;
  expect(await findBrokenLinks(new Map([...documents(), ['/llms.txt', list]]), fetchStatus)).toEqual([]);
});
