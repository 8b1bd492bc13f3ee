import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSession } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import { demoViewCopy } from '@/lib/content/demo-view';
import { shellCopy } from '@/lib/content/shell';
import type { DemoStep } from '@/lib/personalization/demo-view';
import type { DemoWalk } from './use-demo-walk';

const { persona: personaWords, steps: stepWords, keys } = demoViewCopy;
const { segment, cluster, visitor } = shellCopy.selectorBar;

type DemoWalkButtonsProps = { walk: DemoWalk; steps: readonly DemoStep[] };

/** Who is shown, between the ways to the ones before and after. */
export function DemoWalkButtons({ walk, steps }: DemoWalkButtonsProps) {
  const { persona } = useSession();
  const words = steps.length > 0 ? stepWords : personaWords;
  const parts = [
    segment.options[persona.segment].label,
    cluster.options[persona.cluster].label,
    visitor.options[persona.visitor].label,
  ];
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
        {parts.join(' · ')}
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
