import { useId } from 'react';
import type { Elements } from '@/components/ui/elements';

type Choice<Id extends string> = { id: Id; label: string; description: string; icon?: Elements };

type ChoiceCardsProps<Id extends string> = {
  legend: string;
  hint?: string;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChoose: (id: Id) => void;
};

/** One of several: native radio buttons on cards. */
export function ChoiceCards<Id extends string>({
  legend,
  hint,
  choices,
  value,
  onChoose,
}: ChoiceCardsProps<Id>) {
  const baseId = useId();
  return (
    <fieldset aria-describedby={hint ? `${baseId}-hint` : undefined} className="min-w-0">
      <legend className="font-medium">{legend}</legend>
      {hint ? (
        <p id={`${baseId}-hint`} className="text-caption text-muted-foreground">
          {hint}
        </p>
      ) : null}
      <div className="mt-3 grid gap-3 @lg/onboarding:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
        {choices.map(({ id, label, description, icon }: Choice<Id>) => (
          <label
            key={id}
            className="flex items-start gap-3 rounded-card border border-border-strong bg-surface p-4 transition-colors hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
          >
            <input
              type="radio"
              name={baseId}
              value={id}
              id={`${baseId}-${id}`}
              checked={id === value}
              onChange={() => onChoose(id)}
              aria-labelledby={`${baseId}-${id}-label`}
              aria-describedby={`${baseId}-${id}-description`}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-medium [&_svg]:size-[1.125em] [&_svg]:shrink-0 [&_svg]:text-accent">
                {icon}
                <span id={`${baseId}-${id}-label`}>{label}</span>
              </span>
              <span id={`${baseId}-${id}-description`} className="mt-1 block text-sm text-muted-foreground">
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
