'use client';

import { useId, useState } from 'react';
import {
  describeAction,
  describeField,
  describeSignals,
  describeValue,
  formatShare,
} from '@/components/personalization/describe-rule';
import { useSession } from '@/components/personalization/personalization-context';
import type { Elements } from '@/components/ui/elements';
import { Input, Label, NativeSelect } from '@/components/ui/fields';
import { Switch } from '@/components/ui/switch';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { shellCopy } from '@/lib/content/shell';
import { formatRuleCode } from '@/lib/personalization/format-rule-code';
import type { FactValue } from '@/lib/personalization/rule';
import { initialFact, listRuleFacts, type RuleFact } from '@/lib/personalization/rule-facts';
import { RULES, type RuleId } from '@/lib/personalization/rules';
import { tryRule, type NamedRule, type RuleTrial as Trial } from '@/lib/personalization/try-rule';

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

export function RuleLab({ ruleId, labelledBy }: RuleLabProps) {
  const { segment, cluster } = useSession('persona').persona;
  return <RuleTrial rule={findRule(ruleId)} visitor={{ segment, cluster }} labelledBy={labelledBy} />;
}

const {
  heading,
  text,
  result: resultLabel,
  fired: firedCopy,
  sum: sumLabel,
  nothingSeen,
} = rulesViewerCopy.try;
const labels = shellCopy.reason;

type RuleTrialProps = { rule: NamedRule; visitor: Readonly<Record<string, FactValue>>; labelledBy: string };

function RuleTrial({ rule, visitor, labelledBy }: RuleTrialProps) {
  const facts = listRuleFacts(rule);
  const headingId = useId();
  const [values, setValues] = useState<Readonly<Record<string, FactValue>>>(() =>
    Object.fromEntries(facts.map((fact) => [fact.field, visitor[fact.field] ?? initialFact(fact)])),
  );
  const trial = tryRule(rule, values);
  const sum = sumOf(trial);
  return (
    <section
      aria-labelledby={`${headingId} ${labelledBy}`}
      data-slot="rule-trial"
      className="grid gap-x-8 gap-y-6 rounded-card bg-surface-sunken p-5 @3xl/main:grid-cols-2 @3xl/main:p-6"
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
          {trial.actions.map((action, index) => (
            <li key={index}>{describeAction(action)}</li>
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

const sentence = new Intl.ListFormat('en-US');

function describeFired({ mode, cases }: NamedRule, { fired }: Trial): string {
  if (fired.length === 0) return mode === 'first' ? firedCopy.otherwise : firedCopy.nothing;
  const numbers = sentence.format(fired.map((index) => String(index + 1)));
  const [noun, verb] = fired.length > 1 ? [firedCopy.cases, firedCopy.act] : [firedCopy.case, firedCopy.acts];
  return `${noun} ${numbers} ${firedCopy.of} ${cases.length} ${mode === 'first' ? firedCopy.decides : verb}`;
}

function sumOf({ actions }: Trial): number | null {
  const points = actions.flatMap(({ type, value }) =>
    type === 'add' && typeof value === 'number' ? value : [],
  );
  return points.length === 0 ? null : points.reduce((total, point) => total + point, 0);
}

type RuleTrialFieldProps = { fact: RuleFact; value: FactValue; onChange: (value: FactValue) => void };

function RuleTrialField({ fact, value, onChange }: RuleTrialFieldProps) {
  const id = useId();
  /** A number's text until the field is left: it can be empty or out of range. */
  const [typed, setTyped] = useState<string | null>(null);
  const label = capitalize(describeField(fact.field));
  switch (fact.kind) {
    case 'yes-no':
      return (
        <div className="flex items-center justify-between gap-4">
          <Label htmlFor={id}>{label}</Label>
          <Switch id={id} checked={value === true} onCheckedChange={onChange} />
        </div>
      );
    case 'number':
      return (
        <Field id={id} label={label}>
          <Input
            id={id}
            type="number"
            inputMode="numeric"
            min={fact.min}
            max={fact.max}
            value={typed ?? String(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(clamp(target.valueAsNumber, fact));
            }}
            onBlur={() => setTyped(null)}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field id={id} label={label}>
          <NativeSelect
            id={id}
            options={fact.options.map((option) => ({ value: option, label: describeValue(option) }))}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      );
    case 'list': {
      const chosen = typeof value === 'object' ? value : [];
      return (
        <fieldset>
          <legend className="text-sm font-medium">{label}</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-x-4">
            {fact.options.map((option) => (
              <label key={option} className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={chosen.includes(option)}
                  onChange={({ target }) =>
                    onChange(
                      fact.options.filter((other) =>
                        other === option ? target.checked : chosen.includes(other),
                      ),
                    )
                  }
                  className="size-5 accent-primary"
                />
                <span>{describeValue(option)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      );
    }
  }
}

function Field({ id, label, children }: { id: string; label: string; children: Elements }) {
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children}
    </div>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.round(value)));
}
