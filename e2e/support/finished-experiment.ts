import type { ExperimentReport } from '@/lib/experiments/report-experiment';

export const finishedExperiment: ExperimentReport = {
  number: '03',
  name: 'A shorter lede',
  question: 'Do more visitors open a second page?',
  status: 'ended',
  progress: 'Ran for its 28 days, from January 4, 2027',
  goal: 'opened a second page within a day',
  findings: [
    {
      verdict: 'better',
      title: 'B is better',
      text: 'Between 11 and 104% more visitors opened a second page within a day with B than with A. Kept: B.',
      arm: 'b',
      interval: { low: 0.1062, high: 1.0443 },
    },
  ],
  arms: [
    { arm: 'a', name: 'A', texts: null, visitors: 4000, reached: 80, share: 0.02 },
    {
      arm: 'b',
      name: 'B',
      texts: '“What you get in the first week”',
      visitors: 4000,
      reached: 120,
      share: 0.03,
    },
  ],
  guard: null,
  health:
    'The counting is right: 4,000 saw A, 4,000 saw B, as planned (half each). Pages that showed someone else’s version: 3. Visitors who saw more than one version: 2.',
};
