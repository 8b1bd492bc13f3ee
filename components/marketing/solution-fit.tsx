import { Check } from 'lucide-react';
import { solutionsCopy, type SolutionCopy } from '@/lib/content/pages/solutions';

const { labels } = solutionsCopy;

export function SolutionFit({ copy }: { copy: SolutionCopy }) {
  return (
    <div className="space-y-8 self-start rounded-card bg-surface-sunken p-6">
      <div>
        <h3 className="text-title">{labels.steps}</h3>
        <ol className="mt-4 space-y-4">
          {copy.steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-full border border-border-strong text-caption font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <p className="text-[0.9375rem]">
                <strong className="font-semibold">{`${step.title}.`}</strong>{' '}
                <span className="text-muted-foreground">{step.text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="text-title">{labels.goodFor}</h3>
        <ul className="mt-3 space-y-2 text-[0.9375rem]">
          {copy.goodFor.map((line) => (
            <li key={line} className="flex gap-2.5 wrap-anywhere">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-title">{labels.notFor}</h3>
        <p className="mt-2 text-[0.9375rem] text-muted-foreground">{copy.notFor}</p>
      </div>
    </div>
  );
}
