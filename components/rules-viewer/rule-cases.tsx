import { featuresCopy } from '@/lib/content/pages/features';
import { ruleWords } from '@/lib/content/rules';
import type { Outcome } from '@/lib/personalization/rule';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { formatShare } from '@/components/personalization/format-share';
import { describeAction, describeCase } from '@/components/personalization/describe-rule';

const { confidence: sure } = featuresCopy.documentation.rule;

/** The rule's own conditions and actions in words. */
export function RuleCases({ rule }: { rule: NamedRule }) {
  return (
    <ol className="mt-2 list-decimal space-y-2 pl-6 text-[0.9375rem] marker:text-muted-foreground [&_b]:block [&_b]:font-medium">
      {rule.cases.map((ruleCase) => (
        <li key={JSON.stringify(ruleCase.when)}>
          <span>{describeCase(ruleCase.when)}</span>
          <b>{describeOutcome(ruleCase)}</b>
        </li>
      ))}
      {rule.mode === 'first' ? (
        <li>
          {ruleWords.otherwise}
          <b>{describeOutcome(rule.otherwise)}</b>
        </li>
      ) : null}
    </ol>
  );
}

function describeOutcome({ then, confidence }: Outcome): string {
  const action = describeAction(then);
  return confidence === undefined ? action : `${action} (${formatShare(confidence)} ${sure})`;
}
