import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoStep } from '@/lib/personalization/demo-view';
import { namePersona } from './name-persona';
import type { DemoWalk } from './use-demo-walk';

const { persona: personaWords, steps: stepWords, keys } = demoViewCopy;

type DemoWalkButtonsProps = { walk: DemoWalk; steps: readonly DemoStep[] };

/** Who is shown, between the ways to the ones before and after. */
export function DemoWalkButtons({ walk, steps }: DemoWalkButtonsProps) {
  const words = walk.isScripted ? stepWords : personaWords;
  return (
    <div data-slot="demo-walk">
      <Button
        variant="inverse-secondary"
        size="icon"
        aria-label={words.previous}
        aria-keyshortcuts={keys.list.previous.key}
        onClick={() => walk.go(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <p>
        {steps.length > 0 ? (
          <span>{`${stepWords.at} ${walk.at || '–'} ${stepWords.of} ${steps.length}: `}</span>
        ) : null}
        <span>{namePersona(walk.persona)}</span>
      </p>
      <Button
        variant="inverse-secondary"
        size="icon"
        aria-label={words.next}
        aria-keyshortcuts={keys.list.next.key}
        onClick={() => walk.go(1)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}
