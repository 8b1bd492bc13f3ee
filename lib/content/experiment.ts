import { ROUTES, type RoutePath } from '@/lib/config/routes';
import type { Arm } from '@/lib/personalization/arms';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import type { HeroCopy } from './home';

/** Goals, each with the number of days after exposure in which it counts. A goal counts once per visitor. */
export const GOAL_DAYS = {
  'demo-request': 7,
  'docs-or-prices': 1,
  'second-page': 1,
  'step-taken': 1,
} as const;

export type ExperimentGoal = keyof typeof GOAL_DAYS;

/** Copy that an experiment can vary, by place. Each place is on one page. An arm contains only what differs. */
export type PlaceCopy = {
  'home-hero': HeroCopy;
  'home-action': { label: string };
  'home-values': { heading: string; lede: string };
  'home-closing': { headline: string; text: string };
  'pricing-head': { heading: string; lede: string };
  'demo-request': { heading: string; send: string };
};

export type Place = keyof PlaceCopy;

export const PLACE_PAGES: Readonly<Record<Place, RoutePath>> = {
  'home-hero': ROUTES.home,
  'home-action': ROUTES.home,
  'home-values': ROUTES.home,
  'home-closing': ROUTES.home,
  'pricing-head': ROUTES.pricing,
  'demo-request': ROUTES.contact,
};

type Common = {
  /** Two digits, never reused. */
  number: string;
  name: string;
  question: string;
  /** First day (UTC) of the experiment. */
  since: string;
  /** A multiple of 7, from 14 to 84. */
  days: number;
  goal: ExperimentGoal;
  /** A second goal that the challenger must not harm. */
  guard?: ExperimentGoal;
} & ({ status: 'draft' | 'running' } | { status: 'ended'; winner: Arm });

/** Whether personalization pays: a share of visitors sees the standard page, arm `a`. */
export type HoldoutExperiment = Common & { kind: 'holdout'; heldOut: number };

type Challenger = Exclude<Arm, 'a'>;

/** Other wording. Arm `a` is the unchanged page. */
export type CopyExperiment = {
  [P in Place]: Common & {
    kind: 'copy';
    place: P;
    /** Visitors in the experiment: all behaviors, new and returning, unless `clusters` lists some. */
    segments: readonly Segment[];
    clusters?: readonly Cluster[];
    arms: { b: Partial<PlaceCopy[P]> } & Partial<Record<Challenger, Partial<PlaceCopy[P]>>>;
  };
}[Place];

export type Experiment = HoldoutExperiment | CopyExperiment;
