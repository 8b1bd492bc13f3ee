import type { Reason } from './decision';
import type { RuleId } from './rules';
import { isSettingName, type SettingName } from './settings';

/** Which setting turns off what a rule does; none for what the visitor asked for in onboarding. */
const RULE_SWITCHES: Record<Exclude<RuleId, 'content-switches'>, SettingName | null> = {
  'persona-source': 'contentPersonalization',
  'goal-segment': null,
  'cluster-from-behavior': 'behavioralAnalytics',
  'navigation-audience': 'navigationAdaptation',
  'navigation-boost': 'navigationAdaptation',
  'primary-call-to-action': 'contentPersonalization',
  'block-priority': 'contentPersonalization',
  'block-urgency': 'contentPersonalization',
  'recommendation-boost': 'contentPersonalization',
  'hub-score': 'contentPersonalization',
  'onboarding-path': null,
};

/** The setting behind a reason; a switch that decided by itself is the one that it looked at. */
export function selectSwitch({ ruleId, signals }: Reason): SettingName | null {
  if (ruleId !== 'content-switches') return RULE_SWITCHES[ruleId];
  return signals.map(({ field }) => field).find(isSettingName) ?? null;
}
