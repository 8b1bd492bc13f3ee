import { checkPageBudget } from './page-budget.mjs';

const list = (count: number, path: string) => Array.from({ length: count }, (_, index) => `${path}${index}`);

test('a build with one experiment’s pages is within the budget', () => {
  expect(() => checkPageBudget([...list(310, '/pricing'), ...list(54, '/arms/02b/')])).not.toThrow();
});

test.each([
  [
    'experiments that add too many pages',
    [...list(54, '/arms/02b/'), ...list(54, '/arms/pricing/03c/')],
    'add 108 pages, and the limit is 96: 02 adds 54, 03 adds 54.',
  ],
  ['too many pages in all', [...list(427, '/pricing'), ...list(54, '/arms/02b/')], 'has 481 pages'],
])('%s fail the build and are named', (_, paths, words) => {
  expect(() => checkPageBudget(paths)).toThrow(words);
});
