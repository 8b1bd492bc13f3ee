import { ROUTES } from '@/lib/config/routes';
import { hubArticles } from '@/lib/content/hub/articles';
import { siteIndexSchema } from '@/lib/calls/get-site-index';
import { createSiteSearch, MAX_RESULTS } from './search-site';
import { siteIndex } from './site-index';

const search = createSiteSearch(siteIndex);

test('every page, offering, article and question can be found', () => {
  expect(siteIndexSchema.parse(siteIndex)).toEqual(siteIndex);
  const hrefs = siteIndex.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(ROUTES)));
  expect(hrefs).toEqual(expect.arrayContaining(hubArticles.map(({ id }) => `/content-hub#${id}`)));
  const countOf = (kind: string) => siteIndex.filter((entry) => entry.kind === kind).length;
  expect(countOf('offering')).toBeGreaterThanOrEqual(4);
  expect(countOf('question')).toBeGreaterThanOrEqual(6);
});

test('no two entries look the same', () => {
  const lines = siteIndex.map(({ title, href }) => `${title} ${href}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test.each([
  ['pricing', '/pricing'],
  ['pricng', '/pricing'],
  ['PRICING', '/pricing'],
  ['sentim', '/solutions#sentiment-analysis'],
  ['Where can I delete my data?', '/settings'],
  ['careers', '/about#careers'],
  ['openapi', '/api'],
  ['banks financial', '/industries#financial-services'],
  ['trial plan', '/content-hub#four-week-trial-plan'],
  ['what counts as a visit', '/pricing#questions'],
])('%s leads to %s', (query, href) => {
  expect(search(query)[0]?.href).toBe(href);
});

test.each(['', '   ', 'the', '???', 'zzzzqqqq', '今日の天気は'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test('a list of results stays short', () => {
  expect(search('site visitors page data')).toHaveLength(MAX_RESULTS);
});
