import type { RuleId } from '@/lib/personalization/rules';

/** Where a rule stands on /features: `#rule-block-priority`. */
export function rulePlace<Id extends RuleId>(id: Id): `rule-${Id}` {
  return `rule-${id}`;
}
