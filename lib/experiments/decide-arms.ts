import type { Cluster, Persona, Segment } from '@/lib/personalization/persona';
import { formatArms, parseArms, type Arm, type Arms } from '@/lib/personalization/arms';

/** The part of a declared experiment that assignment and pages need. */
export type DeclaredExperiment = { number: string; status: 'draft' | 'running' | 'ended' } & (
  | { kind: 'holdout'; heldOut: number }
  | {
      kind: 'copy';
      place: string;
      segments: readonly Segment[];
      clusters?: readonly Cluster[];
      arms: Partial<Record<Arm, unknown>>;
    }
);

/** Returns a random integer from 0 up to, but not including, `max`. */
export type Draw = (max: number) => number;

type ArmsFacts = {
  experiments: readonly DeclaredExperiment[];
  cookie: string | undefined;
  hasConsent: boolean;
  /** The visitor opted out, so the cookie must be deleted. */
  hasRefused: boolean;
  /** A document navigation that is not a prefetch. */
  isEntry: boolean;
  draw: Draw;
};

/** `expired` and `set` change the response's cookie. */
type ArmsDecision = { arms: Arms; cookie: 'kept' | 'expired' | 'set' };

type ArmShare = { readonly arm: Arm; readonly share: number };

const COPY_SHARES: Readonly<Record<number, readonly number[]>> = { 2: [8, 8], 3: [6, 5, 5], 4: [4, 4, 4, 4] };
const HOLDOUT_RANGE = 1000;

/** Each arm's share of the random range: 16 in a copy experiment, 1,000 in a holdout. */
export function listShares(experiment: DeclaredExperiment): readonly ArmShare[] {
  if (experiment.kind === 'holdout') {
    const heldOut = Math.round(experiment.heldOut * HOLDOUT_RANGE);
    return [
      { arm: 'a', share: heldOut },
      { arm: 'b', share: HOLDOUT_RANGE - heldOut },
    ];
  }
  const challengers = (['b', 'c', 'd'] as const).filter((arm) => experiment.arms[arm] !== undefined);
  const shares = COPY_SHARES[challengers.length + 1] ?? [];
  return (['a', ...challengers] as const).map((arm, index) => ({ arm, share: shares[index] ?? 0 }));
}

/** The visitor's arms and the action for the cookie. The first matching case decides. */
export function decideArms(facts: ArmsFacts): ArmsDecision {
  const { experiments, cookie, hasConsent, hasRefused, isEntry, draw } = facts;
  if (!hasConsent) return { arms: {}, cookie: hasRefused && cookie !== undefined ? 'expired' : 'kept' };

  const validArms = selectValidArms(experiments, parseArms(cookie) ?? {});
  if (!isEntry) return { arms: validArms, cookie: 'kept' };
  const missing = experiments.filter(({ number, status }) => status === 'running' && !(number in validArms));
  const drawn = missing.map((experiment) => [experiment.number, drawArm(experiment, draw)]);
  const arms: Arms = { ...validArms, ...Object.fromEntries(drawn) };
  const text = formatArms(arms);
  if (text === (cookie ?? '')) return { arms, cookie: 'kept' };
  return { arms, cookie: text === '' ? 'expired' : 'set' };
}

export function isHeldOut(experiments: readonly DeclaredExperiment[], arms: Arms): boolean {
  return experiments.some(
    ({ kind, status, number }) => kind === 'holdout' && status === 'running' && arms[number] === 'a',
  );
}

/** Keeps drafts and unknown higher numbers, which may already run on an instance of a newer release. */
function selectValidArms(experiments: readonly DeclaredExperiment[], arms: Arms): Arms {
  const highest = experiments.reduce((most, { number }) => (number > most ? number : most), '');
  const isValid = ([number, arm]: [string, Arm]) => {
    const experiment = experiments.find((declared) => declared.number === number);
    if (!experiment) return number > highest;
    return experiment.status === 'draft' || (experiment.status === 'running' && isArmOf(experiment, arm));
  };
  return Object.fromEntries(Object.entries(arms).filter(isValid));
}

function isArmOf(experiment: DeclaredExperiment, arm: Arm): boolean {
  return listShares(experiment).some((share) => share.arm === arm);
}

function drawArm(experiment: DeclaredExperiment, draw: Draw): Arm {
  const shares = listShares(experiment);
  let remaining = draw(shares.reduce((sum, { share }) => sum + share, 0));
  for (const { arm, share } of shares) {
    if (remaining < share) return arm;
    remaining -= share;
  }
  return 'a';
}

type ArmPageFacts = {
  experiments: readonly DeclaredExperiment[];
  pageOf: (place: string) => string | undefined;
  page: string;
  persona: Persona;
  arms: Arms;
};

/** The page of a challenger arm, such as `02b`, or null for the ordinary page. */
export function decideArmPage({ arms, ...facts }: ArmPageFacts): string | null {
  const experiment = findPageExperiment(facts);
  const arm = experiment ? arms[experiment.number] : undefined;
  return experiment && arm && arm !== 'a' && isArmOf(experiment, arm) ? `${experiment.number}${arm}` : null;
}

export function findPageExperiment<Experiment extends DeclaredExperiment>({
  experiments,
  pageOf,
  page,
  persona,
}: Pick<ArmPageFacts, 'pageOf' | 'page' | 'persona'> & { experiments: readonly Experiment[] }): Extract<
  Experiment,
  { kind: 'copy' }
> | null {
  const isCopy = (experiment: Experiment): experiment is Extract<Experiment, { kind: 'copy' }> =>
    experiment.kind === 'copy';
  return (
    experiments
      .filter(isCopy)
      .find(
        ({ status, place, segments, clusters }) =>
          status === 'running' &&
          pageOf(place) === page &&
          segments.includes(persona.segment) &&
          (clusters?.includes(persona.cluster) ?? true),
      ) ?? null
  );
}
