'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { useRenderedSlug } from '@/components/personalization/use-rendered-slug';
import { announce } from '@/components/ui/announcement-store';
import { REPLAY_STEP_MS } from '@/lib/config/timings';
import type { BehaviorEvent } from '@/lib/personalization/behavior';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { replayVisitor, type ReplayStep } from '@/lib/personalization/replay-visitor';
import { describeStep } from './describe-step';

type ReplayOptions = { events: readonly BehaviorEvent[]; position: number; isFollowed: boolean };

function useSteps(events: ReplayOptions['events']) {
  const { persona, userId } = useSession('persona', 'userId');
  const { segment, visitor } = persona;
  return useMemo(
    () =>
      replayVisitor({
        events,
        persona: { segment, visitor, cluster: DEFAULT_PERSONA.cluster },
        userId: userId ?? 0,
      }),
    [events, segment, visitor, userId],
  );
}

function useFollow(steps: readonly ReplayStep[]) {
  const { persona } = useSession('persona');
  const { changeLocally } = usePersonalizationActions();
  return (index: number) => {
    const step = steps[index];
    if (!step) return;
    const announcement = describeStep(step, index, steps.length);
    if (step.cluster === persona.cluster) announce(announcement);
    else
      changeLocally(
        { type: 'persona-followed', persona: { ...persona, cluster: step.cluster } },
        announcement,
      );
  };
}

export function useReplay({ events, position: start, isFollowed }: ReplayOptions) {
  const { persona } = useSession('persona');
  const { showCurrentVariant } = usePersonalizationActions();
  const renderedSlug = useRenderedSlug();
  const [position, setPosition] = useState(start);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const steps = useSteps(events);
  const follow = useFollow(steps);
  const last = steps.length - 1;

  function show(index: number) {
    if (!steps[index]) return;
    setPosition(index);
    follow(index);
  }

  const followStart = useEffectEvent(() => {
    if (isFollowed) follow(start);
  });
  useEffect(() => followStart(), [events]);

  useAutoAdvance({ isPlaying, position, speed }, () => {
    show(position + 1);
    if (position + 1 >= last) setIsPlaying(false);
  });

  // A page requested before the last step can arrive after it.
  const refreshView = useEffectEvent(showCurrentVariant);
  useEffect(() => refreshView(), [renderedSlug]);

  return {
    steps,
    position,
    isPlaying,
    speed,
    setSpeed,
    reset() {
      setIsPlaying(false);
      setPosition(0);
    },
    moveTo(index: number) {
      setIsPlaying(false);
      show(index);
    },
    togglePlaying() {
      const isOutOfSync = steps[position]?.cluster !== persona.cluster;
      if (!isPlaying && (isOutOfSync || position >= last)) show(position >= last ? 0 : position);
      setIsPlaying(!isPlaying);
    },
  };
}

export type Replay = ReturnType<typeof useReplay>;

function useAutoAdvance(
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
