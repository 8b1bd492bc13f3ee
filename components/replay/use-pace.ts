'use client';

import { useEffect, useEffectEvent } from 'react';
import { REPLAY_STEP_MS } from '@/lib/config/timings';

/** One step after another, each as long as the speed says, as long as it plays. */
export function usePace(
  { isPlaying, position, speed }: { isPlaying: boolean; position: number; speed: number },
  onStep: () => void,
) {
  const advance = useEffectEvent(onStep);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(advance, REPLAY_STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, position, speed]);
}
