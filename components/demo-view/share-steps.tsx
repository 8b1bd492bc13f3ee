import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { changeDemoView } from '@/lib/browser/current-demo-view';
import { demoViewCopy } from '@/lib/content/demo-view';
import { DEMO_STEPS_MAX, type DemoStep } from '@/lib/personalization/demo-view';
import { findStep } from '@/lib/personalization/demo-walk';
import { namePersona } from './name-persona';

const words = demoViewCopy.share;

type ShareStepsProps = { steps: readonly DemoStep[]; here: DemoStep };

/** The script that goes along with the link, in the order in which its views were added. */
export function ShareSteps({ steps, here }: ShareStepsProps) {
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

  /** The pressed button goes with its row; the focus goes to the one beside it. */
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
          <li key={`${step.page} ${namePersona(step.persona)}`} className="flex items-center gap-3 py-1">
            <span className="min-w-0 flex-1">{nameStep(step, index)}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${words.removeStep} ${nameStep(step, index)}`}
              onClick={(event) => remove(step, event.currentTarget.closest('li'))}
            >
              <X aria-hidden="true" />
            </Button>
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
      {isThere ? (
        <p id={noteId} className="mt-1 text-muted-foreground">
          {`${words.isStep} ${place}.`}
        </p>
      ) : null}
    </div>
  );
}

/** '2. /pricing · Developer · Explorer · New' */
function nameStep({ page, persona }: DemoStep, index: number): string {
  return `${index + 1}. ${page} · ${namePersona(persona)}`;
}
