'use client';

import { useEffect, useRef, useState } from 'react';
import { PERSONALIZING_BADGE_MS } from '@/lib/config/timings';
import {
  reduceSmartFlow,
  showsPersonalizingBadge,
  SMART_FLOW_START,
  type SmartFlow,
  type SmartFlowAction,
} from '@/lib/personalization/smart-flow';

type RunningSmartFlow = {
  flow: SmartFlow;
  isPersonalizing: boolean;
  /** Returns the flow after the move. */
  move: (action: SmartFlowAction) => SmartFlow;
};

/** One run through the smart flow, with the badge that follows a change of step. */
export function useSmartFlow(): RunningSmartFlow {
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
