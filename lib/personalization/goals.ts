import type { Decision } from './decision';
import { decideByRule } from './evaluate-rule';
import type { Segment } from './persona';
import { GOAL_SEGMENT } from './rules/goal-segment';

export const GOAL_IDS = ['drive-innovation', 'build-integrate', 'grow-business'] as const;

export type GoalId = (typeof GOAL_IDS)[number];

export function selectSegmentForGoal(goal: GoalId): Decision<Segment> {
  const { result, reason } = decideByRule(GOAL_SEGMENT, { goal });
  return { result: result.value, reason };
}
