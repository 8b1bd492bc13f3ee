'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import type { DemoStep } from '@/lib/personalization/demo-view';
import { findStep, selectNeighbor, selectStep, type WalkWay } from '@/lib/personalization/demo-walk';

export type DemoWalk = {
  /** Where in the script the view stands, from 1; 0 beside it. */
  at: number;
  /** Whether it goes through the script. */
  isScripted: boolean;
  go: (way: WalkWay) => void;
};

/** From view to view: through the script where there is one to go through, else through all 18 personas on this page. */
export function useDemoWalk(steps: readonly DemoStep[], isBuilding = false): DemoWalk {
  const router = useRouter();
  const page = useSitePath();
  const { persona } = useSession('persona');
  const { changeHere } = usePersonalizationActions();
  const [pending, setPending] = useState<DemoStep | null>(null);
  const [seenPage, setSeenPage] = useState(page);
  if (seenPage !== page) {
    setSeenPage(page);
    setPending(null);
  }
  // A step on another page counts as shown from the press on, so that the next press goes on from there.
  const here = pending ?? { page, persona };
  const isScripted = steps.length > 1 && !isBuilding;

  function go(way: WalkWay) {
    const step = isScripted ? selectStep(steps, here, way) : null;
    changeHere({ type: 'persona-followed', persona: step?.persona ?? selectNeighbor(persona, way) });
    if (!step || step.page === here.page) return setPending(pending && step);
    setPending(step);
    router.push(step.page);
  }

  return { at: findStep(steps, here) + 1, isScripted, go };
}
