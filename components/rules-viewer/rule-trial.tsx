import { useId } from 'react';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { shellCopy } from '@/lib/content/shell';
import type { FactValue } from '@/lib/personalization/rule';
import { initialFact, listRuleFacts } from '@/lib/personalization/rule-facts';
import { tryRule, type NamedRule, type RuleTrial as Trial } from '@/lib/personalization/try-rule';
import { createKeptState } from '@/components/hooks/kept-state';
import { describeAction, describeSignals } from '@/components/personalization/describe-rule';
import { formatShare } from '@/components/personalization/format-share';
import { RuleTrialField } from './rule-trial-field';

const useKeptValues = createKeptState<Readonly<Record<string, FactValue>>>();

const { heading, text, result: resultLabel, fired: words, sum: sumLabel, nothingSeen } = rulesViewerCopy.try;
const labels = shellCopy.reason;

type RuleTrialProps = {
  rule: NamedRule;
  /** What is known of the real visitor, to start from. */
  visitor: Readonly<Record<string, FactValue>>;
  labelledBy: string;
};

/** A made-up visitor, and what the rule makes of them. */
export function RuleTrial({ rule, visitor, labelledBy }: RuleTrialProps) {
  const facts = listRuleFacts(rule);
  const headingId = useId();
  const [values, setValues] = useKeptValues(
    Object.fromEntries(facts.map((fact) => [fact.field, visitor[fact.field] ?? initialFact(fact)])),
    rule.id,
  );
  const trial = tryRule(rule, values);
  const sum = sumOf(trial);
  return (
    <section
      aria-labelledby={`${headingId} ${labelledBy}`}
      data-slot="rule-trial"
      className="grid gap-x-10 gap-y-6 rounded-card bg-surface-sunken p-5 @3xl/main:grid-cols-2 @3xl/main:p-6"
    >
      <div>
        <h4 id={headingId}>{heading}</h4>
        <p className="mt-1 mb-4 text-caption text-muted-foreground">{text}</p>
        <div className="space-y-4">
          {facts.map((fact) => (
            <RuleTrialField
              key={fact.field}
              fact={fact}
              value={values[fact.field] ?? initialFact(fact)}
              onChange={(value) => setValues({ ...values, [fact.field]: value })}
            />
          ))}
        </div>
      </div>
      <div role="status" className="self-start border-t-2 border-accent pt-3">
        <p className="font-semibold">{resultLabel}</p>
        <p className="mt-1 text-caption text-muted-foreground">{describeFired(rule, trial)}</p>
        <ul className="mt-3 space-y-1 text-title">
          {trial.actions.map((action) => (
            <li key={`${action.target} ${String(action.value)}`}>{describeAction(action)}</li>
          ))}
        </ul>
        {sum === null ? null : (
          <p className="mt-2">
            {sumLabel}: <span className="font-semibold tabular-nums">{sum}</span>
          </p>
        )}
        <dl className="mt-4 space-y-2 text-sm [&_dt]:text-muted-foreground">
          <div>
            <dt>{labels.signals}</dt>
            <dd>{describeSignals(trial.reason.signals) || nothingSeen}</dd>
          </div>
          <div>
            <dt>{labels.confidence}</dt>
            <dd className="tabular-nums">{formatShare(trial.reason.confidence)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** 'Case 3 of 11 decides.'; 'Cases 1 and 4 of 7 act.' */
function describeFired({ mode, cases }: NamedRule, { fired }: Trial): string {
  if (fired.length === 0) return mode === 'first' ? words.otherwise : words.nothing;
  const numbers = fired.map((index) => index + 1).join(` ${rulesViewerCopy.sentence.and} `);
  const [noun, verb] = fired.length > 1 ? [words.cases, words.act] : [words.case, words.acts];
  return `${noun} ${numbers} ${words.of} ${cases.length} ${mode === 'first' ? words.decides : verb}`;
}

function sumOf({ actions }: Trial): number | null {
  const points = actions.flatMap(({ type, value }) =>
    type === 'add' && typeof value === 'number' ? value : [],
  );
  return points.length === 0 ? null : points.reduce((total, point) => total + point, 0);
}
