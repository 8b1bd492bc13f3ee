import type { Decision } from './decision';
import { decideByRule } from './evaluate-rule';
import type { GoalId } from './goals';
import type { Persona, VisitorType } from './persona';
import { ONBOARDING_PATH } from './rules/onboarding-path';

export const ONBOARDING_STEPS = [1, 2, 3, 4, 5, 6] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const GOAL_STEP: OnboardingStep = 2;
export const LAST_ONBOARDING_STEP: OnboardingStep = 6;

export type Onboarding = {
  readonly step: OnboardingStep;
  readonly stepsBehind: readonly OnboardingStep[];
  readonly goal: GoalId | null;
  readonly shown: boolean;
  readonly completed: boolean;
  /** Each step once; lasts for the visit. */
  readonly skippedSteps: readonly OnboardingStep[];
};

type Audience = Pick<Persona, 'segment' | 'cluster'>;
type Position = Pick<Onboarding, 'step' | 'stepsBehind'>;

const FEWEST_SKIPS_OF_A_NEW_VISITOR = 1;
const FEWEST_SKIPS = 2;

export function startOnboarding(visitor: VisitorType): Onboarding {
  const isNew = visitor === 'new';
  return { step: 1, stepsBehind: [], goal: null, shown: isNew, completed: !isNew, skippedSteps: [] };
}

/** The whole way of a visitor who starts now: the specified order, then the closing step. */
export function selectOnboardingPath({ segment, cluster }: Audience): Decision<OnboardingStep[]> {
  const { result, reason } = decideByRule(ONBOARDING_PATH, { segment, cluster });
  return { result: [...result.value, LAST_ONBOARDING_STEP], reason };
}

/** What is still to come: all steps of the persona's path that were not gone through, so none behind is asked again. */
export function selectStepsAhead({ step, stepsBehind }: Position, audience: Audience): OnboardingStep[] {
  if (step === LAST_ONBOARDING_STEP) return [];
  const path = selectOnboardingPath(audience).result;
  return path.filter((candidate) => candidate !== step && !stepsBehind.includes(candidate));
}

export function selectWholeWay(position: Position, audience: Audience): OnboardingStep[] {
  return [...position.stepsBehind, position.step, ...selectStepsAhead(position, audience)];
}

/** Percent of the specified order; the closing step does not count and shows 100. */
export function onboardingProgress(position: Position, audience: Audience): number {
  if (position.step === LAST_ONBOARDING_STEP) return 100;
  const reached = position.stepsBehind.length + 1;
  const ahead = selectStepsAhead(position, audience).filter((step) => step !== LAST_ONBOARDING_STEP);
  return Math.round((reached / (reached + ahead.length)) * 100);
}

export function canContinueOnboarding({ step, goal }: Pick<Onboarding, 'step' | 'goal'>): boolean {
  return step !== GOAL_STEP || goal !== null;
}

/** The condition of 'Need help?'. */
export function shouldOfferHelp(
  visitor: VisitorType,
  { skippedSteps }: Pick<Onboarding, 'skippedSteps'>,
): boolean {
  const fewest = visitor === 'new' ? FEWEST_SKIPS_OF_A_NEW_VISITOR : FEWEST_SKIPS;
  return skippedSteps.length >= fewest;
}
