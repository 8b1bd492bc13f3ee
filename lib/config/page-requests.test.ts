import { findPagePath } from './page-requests';
import { ROUTES } from './routes';

const PATHS = Object.values(ROUTES);
const ENDINGS = [
  '',
  '/',
  '.html',
  '.htm',
  '/index',
  '/index.html',
  '/home',
  '/Home.HTML',
  '.',
  ',',
  ')',
  '.html).',
  '%20',
  '%E2%80%9D',
];

test.each(PATHS)('%s is found in capitals and with every ending', (path) => {
  for (const typed of [path, path.toUpperCase()]) {
    for (const ending of ENDINGS)
      expect([typed + ending, findPagePath(typed + ending)]).toEqual([typed + ending, path]);
  }
});

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/home', '/'],
  ['/HOME/', '/'],
  ['/home/index.html', '/'],
  ['/).', '/'],
  ['/content', '/content-hub'],
  ['/Content.html', '/content-hub'],
  ['/%50ricing', '/pricing'],
  ['/nowhere', null],
  ['/nowhere.html', null],
  ['/pricing/plans', null],
  ['/pricing.html/plans', null],
  ['/pricingé', null],
  ['/evil.example/pricing', null],
  ['//evil.example', null],
  ['/developer.explorer.new/pricing', null],
  ['/landing/market-outlook', null],
  ['/%', null],
  ['/*', null],
  ['/%00', null],
  ['/-', null],
  ['/pricing%ff', null],
  [`/pricing${'.'.repeat(40_000)}x`, null],
])('%s is redirected to %s', (path, expected) => {
  expect(findPagePath(path)).toBe(expected);
});
