import { z } from 'zod';
import { PLACE_PAGES, type Place } from '@/lib/content/experiment';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { HEADLINE, LEDE, limited, unique } from './limits';

const LABEL = limited('label', 30, 'It has to fit on a button.').optional();
const [HEADING, TEXT] = [HEADLINE.optional(), LEDE.optional()];
const ARM = z
  .looseObject({ headline: HEADING, heading: HEADING, lede: TEXT, text: TEXT, label: LABEL, send: LABEL })
  .refine((copy) => Object.keys(copy).length > 0, 'This arm changes nothing. Write at least one text.');

const isShare = (share: number) =>
  share >= 0.01 && share <= 0.5 && Math.abs(share * 1000 - Math.round(share * 1000)) < 1e-9;

export const EXPERIMENT = z
  .looseObject({
    number: z.string().regex(/^\d\d$/, 'A number has two digits, such as 03.'),
    kind: z.string(),
    status: z.string(),
    since: z.iso.date('Write the first day as year-month-day, such as 2027-01-04.'),
    days: z
      .number()
      .refine(
        (days) => days % 7 === 0 && days >= 14 && days <= 84,
        'An experiment runs for whole weeks, from 14 to 84 days: 28 days are four weeks.',
      ),
    heldOut: z
      .number()
      .refine(isShare, 'Write a share from 0.01 to 0.5: 0.1 holds back one visitor in ten.')
      .optional(),
    goal: z.string(),
    guard: z.string().optional(),
    place: z.enum(Object.keys(PLACE_PAGES) as Place[]).optional(),
    segments: z.array(z.enum(SEGMENTS)).default([]),
    clusters: z.array(z.enum(CLUSTERS)).default([...CLUSTERS]),
    arms: z.record(z.string(), ARM).default({}),
  })
  .refine(({ goal, guard }) => guard !== goal, {
    path: ['guard'],
    error: 'The guard is the goal itself. Choose another one, or delete this line.',
  });
export type Experiment = z.output<typeof EXPERIMENT>;

const MAX_COPY_EXPERIMENTS = 3;

function checkRunning(experiments: readonly Experiment[], { addIssue }: z.RefinementCtx) {
  const pageOf = ({ place }: Experiment) => place && PLACE_PAGES[place];
  experiments.forEach((experiment, index) => {
    const before = experiments
      .slice(0, index)
      .filter(({ status, kind }) => status === 'running' && kind === experiment.kind);
    const first = before.find((other) => pageOf(other) === pageOf(experiment));
    if (experiment.status !== 'running' || (!first && before.length < MAX_COPY_EXPERIMENTS)) return;
    const message = !first
      ? 'Three experiments are already running. End one of them first.'
      : experiment.kind === 'holdout'
        ? 'Another holdout is already running. End that one first.'
        : `Experiment ${first.number} is already running on ${pageOf(experiment)}. A page has one experiment at a time: end that one first.`;
    addIssue({ code: 'custom', path: [index, 'status'], message });
  });
}

/** Errors that the compiler cannot see: numbers, dates, overlapping experiments, arms that change nothing. */
export const experimentsSchema = z
  .array(EXPERIMENT)
  .superRefine((experiments, context) => {
    const free = String(Math.max(...experiments.map(({ number }) => Number(number) || 0)) + 1).padStart(
      2,
      '0',
    );
    const say = (_: string, { number }: Experiment) =>
      `There is already an experiment ${number}, and numbers are never reused: visitors would stay in their old arms. Use ${free}.`;
    unique<Experiment>(({ number }) => number, ['number'], say)(experiments, context);
  })
  .superRefine(checkRunning);
