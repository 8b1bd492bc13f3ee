import { useId } from 'react';
import type { Elements } from '@/components/ui/elements';
import { fieldClass, Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import type { FactValue } from '@/lib/personalization/rule';
import type { RuleFact } from '@/lib/personalization/rule-facts';
import { describeField, describeValue } from '@/components/personalization/describe-rule';

type RuleTrialFieldProps = { fact: RuleFact; value: FactValue; onChange: (value: FactValue) => void };

/** The control that suits a fact: a switch, a number, a choice or a list to tick. */
export function RuleTrialField({ fact, value, onChange }: RuleTrialFieldProps) {
  const id = useId();
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
            min={fact.least}
            max={fact.most}
            value={String(value)}
            onChange={(event) => onChange(clamp(event.target.valueAsNumber, fact))}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field id={id} label={label}>
          <select
            id={id}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
            className={fieldClass}
          >
            {fact.options.map((option) => (
              <option key={option} value={option}>
                <span>{describeValue(option)}</span>
              </option>
            ))}
          </select>
        </Field>
      );
    case 'list': {
      const chosen = typeof value === 'object' ? value : [];
      return (
        <fieldset>
          <legend className="text-sm font-medium">{label}</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-x-4">
            {fact.options.map((option) => (
              <label key={option} className="flex min-h-11 items-center gap-2 text-[0.9375rem]">
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

function clamp(value: number, { least, most }: { least: number; most: number }): number {
  return Number.isNaN(value) ? least : Math.min(most, Math.max(least, Math.round(value)));
}
