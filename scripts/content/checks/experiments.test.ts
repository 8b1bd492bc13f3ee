import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeCopy } from '@/lib/content/home';
import { contentOf } from '../fixture';
import { checkExperiments, checkUnchanged } from './experiments';
import { checkLengths } from './words';

const COPY = {
  number: '02',
  kind: 'copy',
  status: 'draft',
  place: 'home-hero',
  segments: ['developer'],
  since: '2027-01-04',
  days: 28,
  goal: 'docs-or-prices',
  guard: 'second-page',
  name: 'A headline',
  arms: { b: { headline: 'Another headline' } },
};
const HOLDOUT = { ...COPY, number: '01', kind: 'holdout', heldOut: 0.1, name: 'A holdout', arms: undefined };
const contentFor = (...rows: object[]) =>
  contentOf({ 'experiments.ts': `export const experiments = ${JSON.stringify(rows)};` });
const check = (...rows: object[]) => checkExperiments(contentFor(...rows));
const running = { ...COPY, status: 'running' };

test('the winner of an ended test becomes its page’s copy', () => {
  const arms = { b: { headline: homeCopy.hero.copy.developer.researcher.headline } };
  expect(check({ ...COPY, status: 'ended', winner: 'b', arms })).toEqual([]);
});

test('the shipped declarations are fine', () => {
  const text = readFileSync(join(__dirname, '../../../lib/content/experiments.ts'), 'utf8');
  expect(checkExperiments(contentOf({ 'experiments.ts': text }))).toEqual([]);
  expect(check(HOLDOUT, running)).toEqual([]);
});

test.each([
  ['a number of one digit', [{ ...COPY, number: '2' }], 'number', 'has two digits'],
  ['a number used again', [COPY, { ...COPY, name: 'Another' }], 'number', 'Use 03.'],
  ['no day', [{ ...COPY, since: '2027-02-30' }], 'since', 'such as 2027-01-04'],
  ['days that are no weeks', [{ ...COPY, days: 30 }], 'days', 'whole weeks'],
  ['too few days', [{ ...COPY, days: 7 }], 'days', 'from 14 to 84'],
  ['too many held back', [{ ...HOLDOUT, heldOut: 10 }], 'heldOut', 'one visitor in ten'],
  ['a guard that is the goal', [{ ...COPY, guard: 'docs-or-prices' }], 'guard', 'the goal itself'],
  ['an empty arm', [{ ...COPY, arms: { b: {} } }], 'b', 'changes nothing'],
  [
    'the words of the ordinary page',
    [{ ...COPY, arms: { b: { headline: homeCopy.hero.copy.developer.researcher.headline } } }],
    'b',
    'developer, researcher already sees this copy',
  ],
  [
    'two tests on one page',
    [running, { ...running, number: '03', name: 'Another', place: 'home-closing' }],
    'status',
    'Test 02 is already running on /',
  ],
  [
    'two holdouts',
    [HOLDOUT, { ...HOLDOUT, number: '03' }].map((row) => ({ ...row, status: 'running' })),
    'status',
    'Another holdout',
  ],
])('%s', (_name, rows: object[], field, message) => {
  expect(check(...rows)).toEqual([
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  ]);
});

test('a running test can only be ended, not otherwise changed', () => {
  const changed = { ...running, arms: { b: { headline: 'A third headline' } } };
  const findings = (now: object, before: object) => checkUnchanged(contentFor(now), [before]);
  expect(findings({ ...running, status: 'ended', winner: 'b' }, running)).toEqual([]);
  expect(findings(changed, COPY)).toEqual([]);
  expect(findings(changed, running)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('end the test and give the new one its own number'),
    }),
  ]);
});

test('an arm’s copy has the length limits of its place', () => {
  const [headline, label] = ['h'.repeat(61), 'l'.repeat(31)];
  const rows = [{ ...COPY, arms: { b: { headline }, c: { label } } }];
  expect(checkLengths(contentFor(...rows)).map(({ message }) => message)).toEqual([
    expect.stringContaining('The headline has 61 characters, and the limit is 60'),
    expect.stringContaining('The label has 31 characters, and the limit is 30'),
  ]);
});
