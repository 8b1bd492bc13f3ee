import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button, IconButton } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import {
  DEMO_CAPTION_MAX,
  DEMO_NOTE_MAX,
  DEMO_STEPS_MAX,
  type DemoStep,
} from '@/lib/personalization/demo-view';
import { findStep } from '@/lib/personalization/demo-walk';
import { changeDemoView } from '@/lib/visit/demo-view';
import { LineField } from './line-field';
import { namePersona } from './use-demo-walk';

const words = demoViewCopy.share;

type ShareStepsProps = { steps: readonly DemoStep[]; here: DemoStep; onNotes: () => void };

export function ShareSteps({ steps, here, onNotes }: ShareStepsProps) {
  const isFull = steps.length >= DEMO_STEPS_MAX;
  const place = findStep(steps, here) + 1;
  const isThere = place > 0;
  const noteId = useId();
  const addRef = useRef<HTMLButtonElement>(null);

  function add() {
    if (isFull || isThere) return;
    changeDemoView({ steps: [...steps, here] });
    announce(`${words.stepAdded} ${steps.length + 1}.`);
  }

  function write(step: DemoStep, texts: Partial<DemoStep>) {
    changeDemoView({ steps: steps.map((other) => (other === step ? { ...step, ...texts } : other)) });
  }

  /** Moves the focus to a neighbor, because the pressed button disappears with its row. */
  function remove(step: DemoStep, row: Element | null) {
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    const name = nameStep(step, steps.indexOf(step));
    changeDemoView({ steps: steps.filter((other) => other !== step) });
    (neighbor?.querySelector('button') ?? addRef.current)?.focus();
    announce(`${words.stepRemoved} ${name}`);
  }

  return (
    <div>
      <h3 className="font-medium">{words.stepsHeading}</h3>
      <p className="mt-1 text-muted-foreground">{isFull ? words.full : words.stepsText}</p>
      <ol className="mt-2 divide-y empty:hidden">
        {steps.map((step, index) => (
          <li key={`${step.page} ${namePersona(step.persona)}`} className="py-2">
            <div className="flex items-center gap-3">
              <span className="min-w-0 flex-1 font-medium">{nameStep(step, index)}</span>
              <IconButton
                icon={X}
                label={`${words.removeStep} ${nameStep(step, index)}`}
                onClick={(event) => remove(step, event.currentTarget.closest('li'))}
              />
            </div>
            <div className="grid gap-2">
              <LineField
                label={words.caption}
                value={step.caption ?? ''}
                max={DEMO_CAPTION_MAX}
                onChange={(caption) => write(step, { caption })}
              />
              <LineField
                label={words.note}
                value={step.note ?? ''}
                max={DEMO_NOTE_MAX}
                onChange={(note) => write(step, { note })}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={addRef}
        variant="secondary"
        size="sm"
        aria-disabled={isFull || isThere}
        aria-describedby={isThere ? noteId : undefined}
        onClick={add}
        className="mt-2"
      >
        {words.addStep}
      </Button>
      {steps.length > 0 ? (
        <Button variant="ghost" size="sm" onClick={onNotes} className="mt-2">
          {words.notesWindow}
        </Button>
      ) : null}
      {isThere ? (
        <p id={noteId} className="mt-1 text-muted-foreground">
          {`${words.isStep} ${place}.`}
        </p>
      ) : null}
    </div>
  );
}

function nameStep({ page, persona }: DemoStep, index: number): string {
  return `${index + 1}. ${page} · ${namePersona(persona)}`;
}
