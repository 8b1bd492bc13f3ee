'use client';

import { useSession } from '@/components/personalization/personalization-context';
import { formatRuleCode } from '@/lib/personalization/format-rule-code';
import { RULES, type RuleId } from '@/lib/personalization/rules';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { RuleTrial } from './rule-trial';

const rules: readonly NamedRule[] = RULES;

function findRule(id: RuleId): NamedRule {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`There is no rule ${id}`);
  return rule;
}

export function codeOfRule(id: RuleId): string {
  return formatRuleCode(findRule(id));
}

export type RuleLabProps = { ruleId: RuleId; labelledBy: string };

/** One rule to try, starting from who is looking. */
export function RuleLab({ ruleId, labelledBy }: RuleLabProps) {
  const { segment, cluster } = useSession('persona').persona;
  return <RuleTrial rule={findRule(ruleId)} visitor={{ segment, cluster }} labelledBy={labelledBy} />;
}
