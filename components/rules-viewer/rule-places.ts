import { RULES_VIEWER_TAB_IDS } from '@/lib/content/pages/features';
import { RULES } from '@/lib/personalization/rules';
import { rulePlace } from '@/components/personalization/rule-place';

export const ALL_RULE_PLACES: readonly string[] = RULES.map(({ id }) => rulePlace(id));

/** Every place that the viewer opens for an address. */
export const RULES_VIEWER_PLACES: readonly string[] = [...RULES_VIEWER_TAB_IDS, ...ALL_RULE_PLACES];
