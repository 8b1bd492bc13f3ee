import type { Decision } from './decision';
import { decideByRule } from './evaluate-rule';
import type { Segment } from './persona';
import { PRIMARY_CALL_TO_ACTION } from './rules/primary-call-to-action';

export const CALL_TO_ACTION_IDS = ['view-api-docs', 'schedule-demo', 'start-free-trial'] as const;

export type CallToActionId = (typeof CALL_TO_ACTION_IDS)[number];

export function selectPrimaryCallToAction(segment: Segment): Decision<CallToActionId> {
  const { result, reason } = decideByRule(PRIMARY_CALL_TO_ACTION, { segment });
  return { result: result.value, reason };
}
