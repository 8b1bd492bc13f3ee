import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import { RULES } from '@/lib/personalization/rules';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { RuleBody } from './rule-body';
import { RuleDisclosures } from './rule-disclosures';

const { priority, enabled, disabled } = featuresCopy.documentation.rule;

const rules: readonly NamedRule[] = RULES;

export function RuleList() {
  return (
    <RuleDisclosures
      rules={rules.map((rule) => ({
        id: rule.id,
        name: ruleCopy[rule.id].name,
        facts: `${priority} ${rule.priority}, ${rule.enabled ? enabled : disabled}`,
        body: <RuleBody rule={rule} />,
      }))}
    />
  );
}
