import { JSDOM } from 'jsdom';
import { ROUTES } from '@/lib/config/routes';
import { findBrokenLinks } from '../support/broken-links';
import { fetchPath, pathOf, READ_TIMEOUT_MS, readEveryPage } from '../support/page-parts';
import { type ReadPage } from '../support/read-page';

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
