import { BLOCK_PRIORITY, BLOCK_URGENCY } from './rules/content-blocks';
import { CLUSTER_FROM_BEHAVIOR } from './rules/cluster-from-behavior';
import { CONTENT_SWITCHES } from './rules/content-switches';
import { GOAL_SEGMENT, ONBOARDING_PATH } from './rules/onboarding';
import { HUB_SCORE } from './rules/hub-score';
import { NAVIGATION_AUDIENCE, NAVIGATION_BOOST } from './rules/navigation';
import { PERSONA_SOURCE } from './rules/persona-source';
import { PRIMARY_CALL_TO_ACTION } from './rules/primary-call-to-action';
import { RECOMMENDATION_BOOST } from './rules/recommendation-boost';

/** Every rule of the site, highest priority first. The rules viewer shows the same data. */
export const RULES = [
  PERSONA_SOURCE,
  GOAL_SEGMENT,
  CONTENT_SWITCHES,
  CLUSTER_FROM_BEHAVIOR,
  NAVIGATION_AUDIENCE,
  NAVIGATION_BOOST,
  PRIMARY_CALL_TO_ACTION,
  BLOCK_PRIORITY,
  BLOCK_URGENCY,
  RECOMMENDATION_BOOST,
  HUB_SCORE,
  ONBOARDING_PATH,
] as const;

export type RuleId = (typeof RULES)[number]['id'];
