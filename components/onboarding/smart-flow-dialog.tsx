'use client';

import { Sparkles } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSession } from '@/components/personalization/personalization-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DialogHead } from '@/components/ui/dialog-head';
import { Progress } from '@/components/ui/progress';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import {
  currentSmartFlowStep,
  SMART_FLOW_STEPS,
  smartFlowPercent,
  type SmartFlowAction,
} from '@/lib/personalization/smart-flow';
import { SmartFlowChips } from './smart-flow-chips';
import { SmartFlowStep } from './smart-flow-step';
import { useSmartFlow } from './use-smart-flow';

const { title, description, personalizing, progress, buttons } = smartFlowCopy;

export type SmartFlowDialogProps = { onClosed: () => void };

/** The smart onboarding flow. Completing it, Close and Escape close it, and the browser gives the focus back. */
export function SmartFlowDialog({ onClosed }: SmartFlowDialogProps) {
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
  // Outside of the page's own regions, so that no form or menu around the opener hears what is pressed in here.
  return createPortal(
    <dialog
      ref={dialogRef}
      aria-labelledby={`${baseId}-title`}
      aria-describedby={`${baseId}-description`}
      data-slot="smart-flow"
      data-trail="ignored"
      data-segment={segment}
      onClose={onClosed}
      className="@container m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-2xl overflow-y-auto overscroll-contain rounded-panel border bg-surface-raised text-foreground shadow-raised backdrop:bg-[#0009]"
    >
      <div className="p-5 @md:p-7">
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
        <div className="mt-6 flex justify-between gap-3">
          <Button variant="secondary" disabled={flow.index === 0} onClick={() => go({ type: 'previous' })}>
            {buttons.previous}
          </Button>
          <Button onClick={() => go({ type: 'next' })}>{isLast ? buttons.complete : buttons.next}</Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
