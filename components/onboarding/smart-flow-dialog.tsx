'use client';

import {
  Check,
  Hand,
  Layers,
  MessagesSquare,
  Radar,
  Rocket,
  Sparkles,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogHead } from '@/components/ui/dialog';
import { Drawing } from '@/components/ui/drawing';
import { keepTogether } from '@/components/ui/keep-together';
import { Progress } from '@/components/ui/progress';
import { PERSONALIZING_BADGE_MS } from '@/lib/config/timings';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import type { Drawing as Paths } from '@/lib/drawings/drawing';
import { fourProducts, productDrawings, twoResults } from '@/lib/drawings/product-drawings';
import type { Segment } from '@/lib/personalization/persona';
import {
  canChooseSmartFlowStep,
  currentSmartFlowStep,
  reduceSmartFlow,
  showsPersonalizingBadge,
  SMART_FLOW_START,
  SMART_FLOW_STEPS,
  smartFlowPercent,
  type SmartFlow,
  type SmartFlowAction,
  type SmartFlowStepId,
} from '@/lib/personalization/smart-flow';
import { cn } from '@/lib/utils';

const { title, description, personalizing, progress, buttons } = smartFlowCopy;

export function SmartFlowDialog({ onClosed }: { onClosed: () => void }) {
  const { segment } = useSession('persona').persona;
  const { flow, isPersonalizing, move } = useSmartFlow();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const stepTitleRef = useRef<HTMLHeadingElement>(null);
  const baseId = useId();
  const isLast = flow.index === SMART_FLOW_STEPS.length - 1;

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    stepTitleRef.current?.focus();
  }, []);

  function go(action: SmartFlowAction) {
    const { finished } = flushSync(() => move(action));
    if (finished) dialogRef.current?.close();
    else stepTitleRef.current?.focus();
  }

  const percent = smartFlowPercent(flow);
  // In a portal, because forms and menus around the opener must not receive these events.
  return createPortal(
    <Dialog
      ref={dialogRef}
      aria-labelledby={`${baseId}-title`}
      aria-describedby={`${baseId}-description`}
      data-slot="smart-flow"
      data-trail="guide"
      data-segment={segment}
      onClose={onClosed}
      className="@container h-[min(44rem,100dvh-1.5rem)] max-w-2xl flex-col overflow-hidden open:flex"
    >
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5 @md:px-7">
        <DialogHead
          title={title}
          titleId={`${baseId}-title`}
          text={description}
          textId={`${baseId}-description`}
          closeLabel={buttons.close}
          onClose={() => dialogRef.current?.close()}
        />
        <div
          role="status"
          className="mt-5 mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted-foreground tabular-nums @max-[20rem]:min-h-14"
        >
          <span>{`${progress.step} ${flow.index + 1} ${progress.of} ${SMART_FLOW_STEPS.length}`}</span>
          <span>{`${percent}% ${progress.complete}`}</span>
          {isPersonalizing ? (
            <Badge>
              <Sparkles aria-hidden="true" />
              {personalizing}
            </Badge>
          ) : null}
        </div>
        <Progress value={percent} max={100} aria-label={progress.label} />
        <div className="mt-4 mb-6">
          <SmartFlowChips flow={flow} onChoose={(step) => go({ type: 'step-chosen', step })} />
        </div>
        <SmartFlowStep step={currentSmartFlowStep(flow)} segment={segment} titleRef={stepTitleRef} />
      </div>
      <div className="flex shrink-0 justify-between gap-3 border-t px-5 py-3 @md:px-7">
        <Button variant="secondary" disabled={flow.index === 0} onClick={() => go({ type: 'previous' })}>
          {buttons.previous}
        </Button>
        <Button onClick={() => go({ type: 'next' })}>{isLast ? buttons.complete : buttons.next}</Button>
      </div>
    </Dialog>,
    document.body,
  );
}

function useSmartFlow() {
  const [flow, setFlow] = useState(SMART_FLOW_START);
  const [isPersonalizing, setIsPersonalizing] = useState(false);
  const badgeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(badgeTimer.current), []);

  function move(action: SmartFlowAction): SmartFlow {
    const next = reduceSmartFlow(flow, action);
    setFlow(next);
    if (next.index !== flow.index) {
      clearTimeout(badgeTimer.current);
      setIsPersonalizing(showsPersonalizingBadge(next));
      badgeTimer.current = setTimeout(() => setIsPersonalizing(false), PERSONALIZING_BADGE_MS);
    }
    return next;
  }

  return { flow, isPersonalizing, move };
}

type SmartFlowChipsProps = { flow: SmartFlow; onChoose: (step: SmartFlowStepId) => void };

function SmartFlowChips({ flow, onChoose }: SmartFlowChipsProps) {
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
              'inline-flex min-h-9 items-center gap-2 rounded-control border px-3 text-sm font-medium disabled:border-dashed disabled:text-muted-foreground',
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

const { steps, noteLabel } = smartFlowCopy;

const icons: Record<(typeof steps)[SmartFlowStepId]['icon'], LucideIcon> = {
  hand: Hand,
  layers: Layers,
  'messages-square': MessagesSquare,
  radar: Radar,
  rocket: Rocket,
  workflow: Workflow,
};

const stepDrawings: Record<SmartFlowStepId, Paths> = {
  welcome: fourProducts,
  ...productDrawings,
  'getting-started': twoResults,
};

type SmartFlowStepProps = { step: SmartFlowStepId; segment: Segment; titleRef: Ref<HTMLHeadingElement> };

function SmartFlowStep({ step, segment, titleRef }: SmartFlowStepProps) {
  const { title, text, points, icon, notes } = steps[step];
  const StepIcon = icons[icon];
  return (
    <div>
      <h3 ref={titleRef} tabIndex={-1} className="flex items-center gap-3 text-title">
        <StepIcon aria-hidden="true" className="size-6 shrink-0 text-accent" />
        <span>{title}</span>
      </h3>
      <div className="mt-3 gap-6 @md:flex @md:flex-row-reverse @md:items-start">
        <Drawing
          paths={stepDrawings[step]}
          className="mb-3 h-28 w-full shrink-0 rounded-card border bg-surface-sunken @md:h-auto @md:w-60"
        />
        <div className="grow">
          <p>{keepTogether(text)}</p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-muted-foreground marker:text-accent">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
      {notes[segment] ? (
        <p data-slot="segment-note" className="mt-4 border-l-3 border-accent pl-4">
          <strong className="font-semibold">{noteLabel}:</strong> <span>{notes[segment]}</span>
        </p>
      ) : null}
    </div>
  );
}
