import { ROUTES } from '@/lib/config/routes';
import { readEveryPage, READ_TIMEOUT_MS, textsOf } from '../support/http/page-parts';
import type { ReadPage } from '../support/http/read-page';

let pages: Map<string, ReadPage>;

beforeAll(async () => {
  pages = await readEveryPage();
}, READ_TIMEOUT_MS);

const mainOf = (path: string) => pages.get(path)?.document.querySelector('main');

test.each(Object.values(ROUTES))('%s explains itself, and each explanation has its own name', (path) => {
  const names = textsOf(mainOf(path), 'details[data-why] > summary');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^Why am I seeing this\? \S/);
  expect(new Set(names).size).toBe(names.length);
});

test('without scripts an explanation opens, and links to its rule', () => {
  const [first] = mainOf('/')?.querySelectorAll('details[data-why] a') ?? [];
  expect(first?.getAttribute('href')).toBe('/features#rule-persona-source');
  expect(mainOf('/features')?.querySelector('#rule-persona-source')).not.toBeNull();
});
