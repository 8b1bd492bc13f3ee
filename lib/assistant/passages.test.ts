import { ROUTES } from '@/lib/config/routes';
import { siteIndex } from '@/lib/site-search/site-index';
import { listCalls } from '@/lib/calls/calls';
import { API_CALL_IDS } from '@/lib/content/pages/api-docs';
import { RULES } from '@/lib/personalization/rules';
import { PASSAGE_KINDS } from './passage';
import { passages } from './passages';

const hrefs = new Set<string>(passages.map(({ href }) => href));

test('there are passages for every page, offering, article, call and rule', () => {
  for (const route of Object.values(ROUTES)) expect(hrefs).toContain(route);
  for (const id of API_CALL_IDS) expect(hrefs).toContain(`/api#${id}`);
  for (const { id } of RULES) expect(hrefs).toContain(`/features#rule-${id}`);
  for (const { kind, href } of siteIndex) if (kind !== 'page') expect(hrefs).toContain(href);
  expect(new Set(passages.map(({ kind }) => kind))).toEqual(new Set(PASSAGE_KINDS));
});

test('no passage is empty or duplicated', () => {
  for (const { title, text, kind } of passages) {
    expect(title.trim()).not.toBe('');
    if (kind === 'this-page' || text.startsWith('curl ')) continue;
    expect(text).toMatch(/[\w%][.!?”)]/);
  }
  const lines = passages.map(({ title, href, text }) => `${title} ${href} ${text}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('the assistant names only endpoints that exist', () => {
  const blank = (path: string) => path.replace(/\{\w+\}?|\b\d+\b/, '{}');
  const known = new Set(['/api/live', '/api/metrics', ...listCalls().map(({ path }) => blank(path))]);
  const named = passages.flatMap(({ text }) => text.match(/\/api\/[\w{}/.-]*\w/g) ?? []);
  expect(named).toContain('/api/chat');
  expect(named.filter((path) => !known.has(blank(path)))).toEqual([]);
});
