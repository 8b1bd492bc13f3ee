import type { Experiment } from './experiment';

/** The experiments of this site: personalization itself, and wording. lib/content/README.md explains how to run one. */
export const experiments: readonly Experiment[] = [
  {
    number: '01',
    kind: 'holdout',
    status: 'draft',
    heldOut: 0.1,
    since: '2027-01-04',
    days: 84,
    goal: 'demo-request',
    name: 'Does personalization pay?',
    question: 'Do visitors whose page adapts ask for a demo more often?',
  },
  {
    number: '02',
    kind: 'copy',
    status: 'draft',
    place: 'home-hero',
    segments: ['developer'],
    since: '2027-01-04',
    days: 28,
    goal: 'docs-or-prices',
    guard: 'second-page',
    name: 'A headline about the API',
    question: 'Does naming the API bring more developers to the documentation?',
    arms: { b: { headline: 'One API call adapts your page' } },
  },
];
