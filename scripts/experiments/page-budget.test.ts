import { spawnSync } from 'node:child_process';
import { SEGMENTS } from '@/lib/personalization/persona';

/** In a separate process, because Jest cannot load ES modules. */
function check(total: number, declared: readonly object[]) {
  const code = `import { checkPageBudget } from './scripts/experiments/page-budget.mjs';
await checkPageBudget(${total}, ${JSON.stringify(declared)});`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

const arm = { headline: 'Another headline' };
const large = {
  ...{ number: '02', kind: 'copy', status: 'running', place: 'home-hero', segments: SEGMENTS },
  ...{ name: 'A headline about the API', arms: { b: arm, c: arm, d: arm } },
};

test('a build with one experiment’s pages is within the budget', () => {
  expect(check(360, [large]).status).toBe(0);
});

test.each([
  [
    'experiments that add too many pages',
    100,
    [large, { ...large, number: '03', place: 'pricing-head' }],
    'add 108 pages',
  ],
  ['too many pages in all', 481, [large], 'has 481 pages'],
])('%s fail the build and are named', (_name, total, declared, words) => {
  const { status, stderr } = check(total, declared);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).toContain('02 “A headline about the API” adds 54');
});
