'use client';

import { useRouter } from 'next/navigation';
import { useEffectEvent, useLayoutEffect, useState, useTransition } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { describeView } from '@/components/personalization/use-persona-swap';
import { announce } from '@/components/ui/announcement-store';
import { shellCopy } from '@/lib/content/shell';
import type { DemoStep } from '@/lib/personalization/demo-view';
import { findStep, selectNeighbor, selectStep, type WalkDirection } from '@/lib/personalization/demo-walk';
import { formatPersonaSlug, type Persona } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';
import { changeDemoView, cleanDemoAddress } from '@/lib/browser/demo-view';

export type DemoWalk = {
  /** 1-based position in the script; 0 if the view is not part of it. */
  position: number;
  persona: Persona;
  isScripted: boolean;
  go: (direction: WalkDirection) => void;
};

type Move = { step: DemoStep; from: Persona };

export function useDemoWalk(steps: readonly DemoStep[], isComposing = false): DemoWalk {
  const router = useRouter();
  const page = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const { changeLocally, showCurrentVariant } = usePersonalizationActions();
  const [isMoving, startMove] = useTransition();
  const [move, setMove] = useState<Move | null>(null);
  // The next press continues from the requested step.
  const here = isMoving && move ? move.step : { page, persona };
  const isScripted = steps.length > 1 && !isComposing;

  const arrive = useEffectEvent(({ step, from }: Move) => {
    cleanDemoAddress();
    if (persona !== from) return showCurrentVariant();
    const announcement = settings.contentPersonalization ? describeView(step.persona) : undefined;
    changeLocally({ type: 'persona-followed', persona: step.persona }, announcement, (_, text) => {
      if (text) announce(text);
    });
  });
  // Before the new page is visible with the old navigation and bar.
  useLayoutEffect(() => {
    if (move && !isMoving) arrive(move);
  }, [move, isMoving]);

  /** With the variant in its address, the router cannot serve a page cached for another visitor. */
  function moveTo(step: DemoStep) {
    const variant = formatPersonaSlug(selectVariant(step.persona, settings).result);
    setMove({ step, from: persona });
    changeDemoView(step.persona);
    startMove(() => router.push(`${step.page}?demo=${variant}`));
  }

  function go(direction: WalkDirection) {
    const step = isScripted ? selectStep(steps, here, direction) : null;
    if (step && (isMoving || step.page !== page)) return moveTo(step);
    changeLocally({ type: 'persona-followed', persona: step?.persona ?? selectNeighbor(persona, direction) });
  }

  return { position: findStep(steps, here) + 1, persona: here.persona, isScripted, go };
}

const { segment, cluster, visitor } = shellCopy.selectorBar;

export function formatPersonaLabel(persona: Persona): string {
  return [
    segment.options[persona.segment].label,
    cluster.options[persona.cluster].label,
    visitor.options[persona.visitor].label,
  ].join('\u00a0· ');
}
