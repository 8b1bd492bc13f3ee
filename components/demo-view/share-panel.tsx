import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { DEMO_COMPANY_MAX, DEMO_STEPS_MAX, isCompany, type DemoStep } from '@/lib/personalization/demo-view';
import { findStep } from '@/lib/personalization/demo-walk';
import { changeDemoView } from '@/lib/visit/demo-view';
import { SharedLink, useShareLink } from './shared-link';
import { namePersona } from './use-demo-walk';

const words = demoViewCopy.share;

type SharePanelProps = { steps: readonly DemoStep[]; company: string };

export function SharePanel({ steps, company }: SharePanelProps) {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const [typed, setTyped] = useState(company);
  const isRight = isCompany(typed.trim());
  const here = { page: toPage(path), persona };
  const script = steps.map((step) => ({ page: toPage(step.page), persona: step.persona }));
  const start = script[0] ?? here;
  const state = useShareLink(isRight ? { ...start, settings, company: typed.trim(), steps: script } : null);

  function changeCompany(text: string) {
    setTyped(text);
    if (isCompany(text.trim())) changeDemoView({ company: text.trim() });
  }

  return (
    <div className="mt-2 grid gap-5 text-sm">
      <p className="text-muted-foreground">{describeLink(path, script.length)}</p>
      <SharedLink state={isRight ? state : { phase: 'making' }} />
      <div>
        <label htmlFor="demo-company" className="font-medium">
          {words.company}
        </label>
        <Input
          id="demo-company"
          value={typed}
          maxLength={DEMO_COMPANY_MAX}
          autoComplete="off"
          aria-describedby="demo-company-hint"
          aria-invalid={!isRight}
          onChange={(event) => changeCompany(event.target.value)}
          className="mt-1"
        />
        <p id="demo-company-hint" className={isRight ? 'mt-1 text-muted-foreground' : 'mt-1 text-danger'}>
          {isRight ? words.companyHint : words.companyWrong}
        </p>
      </div>
      <ShareSteps steps={steps} here={here} />
    </div>
  );
}

function toPage(path: string) {
  return Object.values(ROUTES).find((route) => route === path) ?? ROUTES.home;
}

function describeLink(path: string, steps: number): string {
  if (steps > 0) return words.textWithSteps;
  return path === ROUTES.compare ? words.textOnCompare : words.text;
}

type ShareStepsProps = { steps: readonly DemoStep[]; here: DemoStep };

export function ShareSteps({ steps, here }: ShareStepsProps) {
  const words = demoViewCopy.share;
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

  /** The pressed button disappears with its row; focus moves to the next one. */
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

function nameStep({ page, persona }: DemoStep, index: number): string {
  return `${index + 1}. ${page} · ${namePersona(persona)}`;
}
