import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { announce } from '@/components/ui/announcement-store';
import { Button, IconButton } from '@/components/ui/button';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { pageMetadata } from '@/lib/content/metadata';
import {
  DEMO_CAPTION_MAX,
  DEMO_NOTE_MAX,
  DEMO_STEPS_MAX,
  type DemoStep,
} from '@/lib/personalization/demo-view';
import { findStep } from '@/lib/personalization/demo-walk';
import { changeDemoView } from '@/lib/browser/demo-view';
import { LineField } from './line-field';
import { formatPersonaLabel } from './use-demo-walk';

const copy = demoViewCopy.share;

type ShareStepsProps = { steps: readonly DemoStep[]; here: DemoStep; onNotes: () => void };

export function ShareSteps({ steps, here, onNotes }: ShareStepsProps) {
  const isFull = steps.length >= DEMO_STEPS_MAX;
  const position = findStep(steps, here) + 1;
  const isAdded = position > 0;
  const noteId = useId();
  const addRef = useRef<HTMLButtonElement>(null);

  function add() {
    if (isFull || isAdded) return;
    if (changeDemoView({ steps: [...steps, here] })) announce(`${copy.stepAdded} ${steps.length + 1}.`);
    else showToast({ title: copy.noRoom, variant: 'destructive' });
  }

  function updateStep(step: DemoStep, texts: Partial<DemoStep>) {
    return changeDemoView({ steps: steps.map((other) => (other === step ? { ...step, ...texts } : other)) });
  }

  /** Moves the focus to a neighbor, because the pressed button disappears with its row. */
  function remove(step: DemoStep, row: Element | null) {
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    const name = formatStepLabel(step, steps.indexOf(step));
    changeDemoView({ steps: steps.filter((other) => other !== step) });
    (neighbor?.querySelector('button') ?? addRef.current)?.focus();
    announce(`${copy.stepRemoved} ${name}`);
  }

  return (
    <div>
      <h3 className="font-medium">{copy.stepsHeading}</h3>
      <p className="mt-1 text-muted-foreground">{isFull ? copy.full : copy.stepsText}</p>
      <ol className="mt-2 divide-y empty:hidden">
        {steps.map((step, index) => (
          <li key={`${step.page} ${formatPersonaLabel(step.persona)}`} className="py-2">
            <div className="flex items-center gap-3">
              <span className="min-w-0 flex-1 font-medium">{formatStepLabel(step, index)}</span>
              <IconButton
                icon={X}
                label={`${copy.removeStep} ${formatStepLabel(step, index)}`}
                onClick={(event) => remove(step, event.currentTarget.closest('li'))}
              />
            </div>
            <div className="grid gap-2">
              <LineField
                label={copy.caption}
                value={step.caption ?? ''}
                max={DEMO_CAPTION_MAX}
                onChange={(caption) => updateStep(step, { caption })}
              />
              <LineField
                label={copy.note}
                value={step.note ?? ''}
                max={DEMO_NOTE_MAX}
                onChange={(note) => updateStep(step, { note })}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={addRef}
        variant="secondary"
        size="sm"
        aria-disabled={isFull || isAdded}
        aria-describedby={isAdded ? noteId : undefined}
        onClick={add}
        className="mt-2"
      >
        {copy.addStep}
      </Button>
      {steps.length > 0 ? (
        <Button variant="ghost" size="sm" onClick={onNotes} className="mt-2">
          {copy.notesWindow}
        </Button>
      ) : null}
      {isAdded ? (
        <p id={noteId} className="mt-1 text-muted-foreground">
          {`${copy.isStep} ${position}.`}
        </p>
      ) : null}
    </div>
  );
}

function formatStepLabel({ page, persona }: DemoStep, index: number): string {
  const id = ROUTE_IDS.find((route) => ROUTES[route] === page) ?? 'home';
  return `${index + 1}. ${pageMetadata[id].name} · ${formatPersonaLabel(persona)}`;
}
