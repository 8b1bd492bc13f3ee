import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { RuleCases } from './rule-cases';
import { RuleTools } from './rule-tools';

const { rule: labels, modes } = featuresCopy.documentation;

export function RuleBody({ rule }: { rule: NamedRule }) {
  const { name, description, trigger, examples } = ruleCopy[rule.id];
  return (
    <div className="space-y-6 border-t px-5 py-6 @xl/main:px-7 [&_h4]:font-semibold">
      <p className="max-w-[44rem] text-lede">{description}</p>
      <div className="grid items-start gap-x-10 gap-y-6 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h4>{`${labels.logic} (${modes[rule.mode].toLowerCase()})`}</h4>
          <RuleCases rule={rule} />
        </div>
        <div className="space-y-6">
          <div>
            <h4>{labels.trigger}</h4>
            <p className="mt-2 text-muted-foreground">{trigger}</p>
          </div>
          <div>
            <h4>{labels.examples}</h4>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-muted-foreground">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <RuleTools ruleId={rule.id} name={name} />
    </div>
  );
}
