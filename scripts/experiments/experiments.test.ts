import { readFileSync } from 'node:fs';
import type { CopyExperiment } from '@/lib/content/experiment';
import { homeCopy } from '@/lib/content/home';
import { listChanges } from './list-changes';
import { describePlan } from './plan-experiment';

const experiment: CopyExperiment = {
  number: '02',
  kind: 'copy',
  status: 'running',
  place: 'home-hero',
  segments: ['developer'],
  clusters: ['explorer'],
  since: '2027-01-04',
  days: 28,
  goal: 'docs-or-prices',
  name: 'A headline about the API',
  question: 'Does it help?',
  arms: { b: { headline: 'One API call' } },
};

const load = async (path: string) => (await import(path)) as Record<string, unknown>;

test('names the file and line of the copy to change, and the command that ends the experiment', async () => {
  const lines = readFileSync('lib/content/home.ts', 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(homeCopy.hero.copy.developer.explorer.headline)) + 1;
  const [first, last, ...more] = await listChanges(experiment, 'b', process.cwd(), load);
  expect(first).toBe(
    `lib/content/home.ts:${line}  hero › copy › developer › explorer › headline: "One API call"`,
  );
  expect(last).toBe('npm run experiments -- --end 02 --winner b');
  expect(more).toEqual([]);
});

test.each<[string, Partial<CopyExperiment>, string]>([
  ['the pricing head', { place: 'pricing-head', arms: { b: { lede: 'x' } } }, 'pages/pricing.ts'],
  ['the form', { place: 'demo-request', arms: { b: { send: 'x' } } }, 'pages/demo-request.ts'],
  ['the closing', { place: 'home-closing', arms: { b: { text: 'x' } } }, 'home.ts'],
  ['the values', { place: 'home-values', arms: { b: { lede: 'x' } } }, 'home.ts'],
  ['the button', { place: 'home-action', arms: { b: { label: 'x' } } }, 'calls-to-action.ts'],
])('finds %s', async (_, place, file) => {
  const [first] = await listChanges({ ...experiment, ...place } as CopyExperiment, 'b', process.cwd(), load);
  expect(first).toMatch(new RegExp(`^lib/content/${file}:\\d+  .+: "x"$`));
});

test('a plan states the detectable difference, and what to do if it is too large', () => {
  const enough = describePlan(experiment, { visitors: 12_431, reached: 744, days: 28 });
  expect(enough[1]).toBe(
    '744 of about 12,400 developers in 28 days: four out of five experiments would detect an uplift of 24% or more.',
  );
  expect(enough.at(-1)).toBe('That is enough for a clear change of copy.');
  const few = describePlan(experiment, { visitors: 400, reached: 30, days: 14 });
  expect(few.slice(1)).toEqual([
    '60 of about 800 developers in 28 days: four out of five experiments would detect an uplift of 125% or more.',
    'Counted in the last 14 days: 30 of 400.',
    'Too small: few changes do that much. What helps:',
    '  84 days instead of 28: 56% or more would be detected.',
    '  A goal that more visitors reach, such as second-page.',
    '  More segments.',
    '  A bolder change, which makes a larger difference.',
  ]);
  expect(describePlan(experiment, { visitors: 0, reached: 0, days: 28 })[1]).toBe(
    'No developers visited the tested page in the last 28 days, so no estimate is possible.',
  );
});
