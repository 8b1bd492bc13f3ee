import { ROUTES, type RoutePath } from '@/lib/config/routes';
import type { Arm } from '@/lib/personalization/arms';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import type { HeroCopy } from './home';

/** What a visitor may do that a test counts, once, within the days given from the moment they saw the tested words. */
export const GOAL_DAYS = {
  'demo-request': 7,
  'docs-or-prices': 1,
  'second-page': 1,
  'step-taken': 1,
} as const;

export type ExperimentGoal = keyof typeof GOAL_DAYS;

/** The tested words of each place, all on one page. An arm gives those that differ. */
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
  /** Two digits, never used again. */
  number: string;
  name: string;
  question: string;
  /** The day (UTC) on which the test starts counting. */
  since: string;
  /** A multiple of 7, from 14 to 84. */
  days: number;
  goal: ExperimentGoal;
  /** A second goal, of which the challenger should not cost any. */
  guard?: ExperimentGoal;
} & ({ status: 'draft' | 'running' } | { status: 'ended'; winner: Arm });

/** Whether personalization pays: a share of visitors sees the standard page, arm `a`. */
export type HoldoutTest = Common & { kind: 'holdout'; heldOut: number };

type Challenger = Exclude<Arm, 'a'>;

/** Whether other words work better. Arm `a` is the ordinary page. */
export type CopyTest = {
  [P in Place]: Common & {
    kind: 'copy';
    place: P;
    /** Whose page has these words: every behavior and new or returning, unless `clusters` names some. */
    segments: readonly Segment[];
    clusters?: readonly Cluster[];
    arms: { b: Partial<PlaceCopy[P]> } & Partial<Record<Challenger, Partial<PlaceCopy[P]>>>;
  };
}[Place];

export type Experiment = HoldoutTest | CopyTest;
