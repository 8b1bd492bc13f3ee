import { Check } from 'lucide-react';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import {
  canChooseSmartFlowStep,
  currentSmartFlowStep,
  SMART_FLOW_STEPS,
  type SmartFlow,
  type SmartFlowStepId,
} from '@/lib/personalization/smart-flow';
import { cn } from '@/lib/utils';

type SmartFlowChipsProps = { flow: SmartFlow; onChoose: (step: SmartFlowStepId) => void };

export function SmartFlowChips({ flow, onChoose }: SmartFlowChipsProps) {
  const current = currentSmartFlowStep(flow);
  return (
    <ol className="flex flex-wrap gap-2">
      {SMART_FLOW_STEPS.map((step) => (
        <li key={step}>
          <button
            type="button"
            data-step={step}
            aria-current={step === current ? 'step' : undefined}
            disabled={!canChooseSmartFlowStep(flow, step)}
            onClick={() => onChoose(step)}
            className={cn(
              'inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 text-sm font-medium disabled:border-dashed disabled:text-muted-foreground',
              step === current
                ? 'border-primary bg-primary text-primary-foreground'
                : 'border-border-strong enabled:hover:bg-primary-soft',
            )}
          >
            {flow.completed.includes(step) ? <Check aria-hidden="true" className="size-4" /> : null}
            <span>{smartFlowCopy.steps[step].chip}</span>
            {flow.completed.includes(step) ? (
              <span className="sr-only"> ({smartFlowCopy.progress.done})</span>
            ) : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
