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
    /End an experiment, .* or raise MAX_ARM_PAGES in scripts/,
  ],
  [
    'too many pages in all',
    [...list(427, '/pricing'), ...list(54, '/arms/02b/')],
    'has 481 pages',
    /memory in every instance .* or raise MAX_PAGES in scripts/,
  ],
  [
    'too many pages without experiments',
    list(481, '/pricing'),
    'has 481 pages',
    /\. Raise MAX_PAGES in scripts/,
  ],
])('%s fail the build, named, with what the limit guards and where it is', (_, paths, message, todo) => {
  const check = expect(() => checkPageBudget(paths));
  check.toThrow(message);
  check.toThrow(expect.objectContaining({ todo: expect.stringMatching(todo) }));
});
