import type { Experiment } from '@/lib/content/experiment';
import { homeCopy } from '@/lib/content/home';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import {
  applyExperiment,
  countArmPages,
  findNamedExperiment,
  findShownExperiment,
  listArmPages,
  listBuiltExperiments,
  markExperiment,
} from './shown-experiment';

const declared: readonly Experiment[] = [
  {
    number: '02',
    kind: 'copy',
    status: 'running',
    place: 'home-hero',
    segments: ['developer'],
    since: '2027-01-04',
    days: 28,
    goal: 'docs-or-prices',
    name: 'A headline',
    question: 'Does it?',
    arms: { b: { headline: 'Another headline' }, d: { lede: 'Another lede' } },
  },
];
const developer = { ...DEFAULT_PERSONA, segment: 'developer' } as const;
const copy = homeCopy.hero.copy.developer.explorer;

test('a page in an experiment is marked in every arm, and a challenger replaces the copy it declares', () => {
  expect(listArmPages('/', developer, declared)).toEqual(['02b', '02d']);
  const control = findShownExperiment('/', developer, 'a', declared);
  expect([markExperiment(control, 'home-hero'), markExperiment(control, 'home-values')]).toEqual([
    { 'data-experiment': '02a' },
    {},
  ]);
  expect(applyExperiment(control, 'home-hero', copy)).toEqual(copy);
  const challenger = findShownExperiment('/', developer, 'b', declared);
  expect(markExperiment(challenger, 'home-hero')).toEqual({ 'data-experiment': '02b' });
  expect(applyExperiment(challenger, 'home-hero', copy)).toEqual({ ...copy, headline: 'Another headline' });
});

test.each([
  ['another page', '/pricing', developer, 'a'],
  ['another segment', '/', DEFAULT_PERSONA, 'a'],
  ['an arm that is none', '/', developer, 'c'],
] as const)('%s is not under test', (_name, page, persona, arm) => {
  expect(findShownExperiment(page, persona, arm, declared)).toBeNull();
});

test('drafts are visible only in development', () => {
  const drafts = declared.map((experiment) => ({ ...experiment, status: 'draft' as const }));
  const listPages = () => listArmPages('/', developer, listBuiltExperiments(drafts));
  expect(listPages()).toEqual([]);
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(listPages()).toEqual(['02b', '02d']);
});

test('each of several drafts of one page has its own pages, which its name finds', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const drafts = ['02', '03'].map((number) => ({ ...declared[0], number, status: 'draft' }) as Experiment);
  expect(listArmPages('/', developer, listBuiltExperiments(drafts))).toEqual(['02b', '02d', '03b', '03d']);
  const names = ['03d', '03a', '03c', '02b.03b', 'x'];
  expect(
    names.map((name) => findNamedExperiment('/', developer, name, listBuiltExperiments(drafts))?.id),
  ).toEqual(['03d', '03a', undefined, undefined, undefined]);
});

test('a challenger has a page per behavior, new and returning; a holdout has none', () => {
  const holdout = { ...declared[0], kind: 'holdout', heldOut: 0.1 } as Experiment;
  expect([holdout, ...declared].map(countArmPages)).toEqual([0, 12]);
});
