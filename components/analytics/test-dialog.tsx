'use client';

import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useBackdropClose } from '@/components/ui/use-backdrop-close';
import type { AbTest } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { testDetails } from '@/lib/content/analytics/test-details';
import { judgeTest } from './judge-test';
import { TestCounts } from './test-counts';
import { TestMethod } from './test-method';
import { TestVerdict } from './test-verdict';
import { UpliftPlot } from './uplift-plot';

const { tests } = dashboardCopy;

/** All that is known about one test. Close, Escape and the backdrop close it; the browser gives the focus back. */
export function TestDialog({ test, onClosed }: { test: AbTest; onClosed: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const backdrop = useBackdropClose(() => dialogRef.current?.close());
  const judged = judgeTest(test);
  const needed = judged.winner ? null : judged.visitorsNeeded;

  useEffect(() => {
    if (!dialogRef.current?.open) dialogRef.current?.showModal();
  }, []);

  return createPortal(
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      data-slot="test-dialog"
      onClose={onClosed}
      {...backdrop}
      className="@container/main m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-3xl overflow-y-auto overscroll-contain rounded-panel border bg-surface-raised text-foreground shadow-raised backdrop:bg-[#0009]"
    >
      <div className="p-4 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <div>
            <Badge variant={test.status === 'completed' ? 'solid' : 'soft'}>
              {tests.status[test.status]}
            </Badge>
            <h2 id={titleId} className="mt-3 text-2xl leading-tight">
              {test.name}
            </h2>
            <p className="mt-1.5 text-muted-foreground">{test.question}</p>
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={testDetails.close}
            onClick={() => dialogRef.current?.close()}
            className="-mt-1.5 -mr-2 shrink-0"
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        <TestVerdict test={test} judged={judged} needed={needed} />
        <UpliftPlot variants={judged.variants} />
        <TestCounts judged={judged} name={test.name} />
        <TestMethod hasSeveral={test.variants.length > 2} hasNeeded={needed !== null} />
      </div>
    </dialog>,
    document.body,
  );
}
