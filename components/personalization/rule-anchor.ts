import type { RuleId } from '@/lib/personalization/rules';

/** The anchor of a rule on /features: `#rule-block-priority`. */
export function ruleAnchor<Id extends RuleId>(id: Id): `rule-${Id}` {
  return `rule-${id}`;
}
