'use client';

import { useRouter } from 'next/navigation';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import type { DemoStep } from '@/lib/personalization/demo-view';
import { findStep, selectNeighbor, selectStep, type WalkWay } from '@/lib/personalization/demo-walk';

export type DemoWalk = {
  /** Where in the script the view stands, from 1; 0 beside it. */
  at: number;
  go: (way: WalkWay) => void;
};

/** From view to view: through the script where there is one, else through all 18 personas on this page. */
export function useDemoWalk(steps: readonly DemoStep[]): DemoWalk {
  const router = useRouter();
  const page = useSitePath();
  const { persona } = useSession('persona');
  const { changeHere } = usePersonalizationActions();

  function go(way: WalkWay) {
    const step = selectStep(steps, { page, persona }, way);
    changeHere({ type: 'persona-followed', persona: step?.persona ?? selectNeighbor(persona, way) });
    if (step && step.page !== page) router.push(step.page);
  }

  return { at: findStep(steps, { page, persona }) + 1, go };
}
