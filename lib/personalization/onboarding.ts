import type { Decision } from './decision';
import { decideByRule } from './evaluate-rule';
import type { Persona, Segment, VisitorType } from './persona';
import { parseRecord } from './record';
import { GOAL_SEGMENT, ONBOARDING_PATH, type GoalId } from './rules/onboarding';

export function selectSegmentForGoal(goal: GoalId): Decision<Segment> {
  const { result, reason } = decideByRule(GOAL_SEGMENT, { goal });
  return { result: result.value, reason };
}

export const ONBOARDING_STEPS = [1, 2, 3, 4, 5, 6] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const GOAL_STEP: OnboardingStep = 2;
export const LAST_ONBOARDING_STEP: OnboardingStep = 6;

export type Onboarding = {
  readonly step: OnboardingStep;
  readonly stepsBehind: readonly OnboardingStep[];
  readonly goal: GoalId | null;
  readonly isVisible: boolean;
  readonly completed: boolean;
  /** Unique; kept for the duration of the visit. */
  readonly skippedSteps: readonly OnboardingStep[];
};

type Audience = Pick<Persona, 'segment' | 'cluster'>;
type Position = Pick<Onboarding, 'step' | 'stepsBehind'>;

const MIN_SKIPS_NEW_VISITOR = 1;
const MIN_SKIPS = 2;

export function startOnboarding(visitor: VisitorType): Onboarding {
  const isNew = visitor === 'new';
  return { step: 1, stepsBehind: [], goal: null, isVisible: isNew, completed: !isNew, skippedSteps: [] };
}

/** The full path for a visitor that starts now: the specified order, then the closing step. */
export function selectOnboardingPath({ segment, cluster }: Audience): Decision<OnboardingStep[]> {
  const { result, reason } = decideByRule(ONBOARDING_PATH, { segment, cluster });
  return { result: [...result.value, LAST_ONBOARDING_STEP], reason };
}

/** The steps of the persona's path that are not behind the visitor, so none is asked twice. */
export function selectStepsAhead({ step, stepsBehind }: Position, audience: Audience): OnboardingStep[] {
  if (step === LAST_ONBOARDING_STEP) return [];
  const path = selectOnboardingPath(audience).result;
  return path.filter((candidate) => candidate !== step && !stepsBehind.includes(candidate));
}

export function selectFullPath(position: Position, audience: Audience): OnboardingStep[] {
  return [...position.stepsBehind, position.step, ...selectStepsAhead(position, audience)];
}

/** Percent of the specified order. The closing step does not count and shows 100. */
export function onboardingProgress(position: Position, audience: Audience): number {
  if (position.step === LAST_ONBOARDING_STEP) return 100;
  const reached = position.stepsBehind.length + 1;
  const ahead = selectStepsAhead(position, audience).filter((step) => step !== LAST_ONBOARDING_STEP);
  return Math.round((reached / (reached + ahead.length)) * 100);
}

export function canContinueOnboarding({ step, goal }: Pick<Onboarding, 'step' | 'goal'>): boolean {
  return step !== GOAL_STEP || goal !== null;
}

/** Spec §4: the condition of 'Need help?'. */
export function shouldOfferHelp(
  visitor: VisitorType,
  { skippedSteps }: Pick<Onboarding, 'skippedSteps'>,
): boolean {
  const minSkips = visitor === 'new' ? MIN_SKIPS_NEW_VISITOR : MIN_SKIPS;
  return skippedSteps.length >= minSkips;
}

export type OnboardingAction =
  | { type: 'onboarding-next' }
  | { type: 'onboarding-previous' }
  | { type: 'onboarding-skipped' }
  | { type: 'onboarding-closed' }
  | { type: 'onboarding-opened' }
  | { type: 'onboarding-restored'; memory: OnboardingMemory };

export function reduceOnboarding(
  onboarding: Onboarding,
  action: OnboardingAction,
  audience: Audience,
): Onboarding {
  switch (action.type) {
    case 'onboarding-next':
      return goForward(onboarding, audience);
    case 'onboarding-previous':
      return goBack(onboarding);
    case 'onboarding-skipped': {
      const skippedSteps = [...new Set([...onboarding.skippedSteps, onboarding.step])];
      return { ...onboarding, skippedSteps, isVisible: false };
    }
    case 'onboarding-closed':
      return { ...onboarding, isVisible: false };
    case 'onboarding-opened':
      return onboarding.completed ? restartOnboarding(onboarding) : { ...onboarding, isVisible: true };
    case 'onboarding-restored':
      return restore(onboarding, action.memory);
  }
}

/** Starts at step 1, as for a new visitor, but keeps the steps skipped during this visit. */
export function restartOnboarding({ skippedSteps }: Pick<Onboarding, 'skippedSteps'>): Onboarding {
  return { ...startOnboarding('new'), skippedSteps };
}

/** Stored state can hide the panel but never show it, because the page was rendered without it. */
function restore(onboarding: Onboarding, { hidden, skippedSteps }: OnboardingMemory): Onboarding {
  return {
    ...onboarding,
    isVisible: onboarding.isVisible && !hidden,
    skippedSteps: [...new Set([...onboarding.skippedSteps, ...skippedSteps])],
  };
}

function goForward(onboarding: Onboarding, audience: Audience): Onboarding {
  const step = selectStepsAhead(onboarding, audience)[0];
  if (step === undefined || !canContinueOnboarding(onboarding)) return onboarding;
  return { ...onboarding, step, stepsBehind: [...onboarding.stepsBehind, onboarding.step] };
}

function goBack(onboarding: Onboarding): Onboarding {
  const step = onboarding.stepsBehind.at(-1);
  return step === undefined
    ? onboarding
    : { ...onboarding, step, stepsBehind: onboarding.stepsBehind.slice(0, -1) };
}

export type OnboardingMemory = {
  readonly hidden: boolean;
  readonly skippedSteps: readonly OnboardingStep[];
  readonly helpDeclined: boolean;
};

/** Ignores invalid parts of the stored state. */
export function parseOnboardingMemory(text: string | null): OnboardingMemory {
  const { hidden, skippedSteps, helpDeclined } = parseRecord(text) ?? {};
  const skipped: readonly unknown[] = Array.isArray(skippedSteps) ? skippedSteps : [];
  return {
    hidden: hidden === true,
    skippedSteps: ONBOARDING_STEPS.filter((step) => skipped.includes(step)),
    helpDeclined: helpDeclined === true,
  };
}
