import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { tutorialCopy } from '@/lib/content/tutorial';
import type { Tutorial, TutorialAction } from '@/lib/personalization/tutorial';
import type { TutorialStep } from './tutorial-step-view';

const { buttons } = tutorialCopy;

type TutorialControlsProps = {
  tutorial: Tutorial;
  onFinish: TutorialStep['onFinish'];
  onMove: (action: TutorialAction) => void;
};

/** Never disabled for real: the focus stays where it is while one step gives way to the next. */
export function TutorialControls({ tutorial, onFinish, onMove }: TutorialControlsProps) {
  const isAdvancing = tutorial.status === 'advancing';
  return (
    <div className="tutorial-controls">
      <Button variant="ghost" onClick={() => onMove({ type: 'skipped' })} className="-ml-3 px-3!">
        {buttons.skip}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-disabled={tutorial.index === 0 || undefined}
          onClick={() => onMove({ type: 'back' })}
          className="px-4!"
        >
          {buttons.back}
        </Button>
        <Button
          aria-disabled={isAdvancing || undefined}
          onClick={() => onMove({ type: 'next' })}
          className="min-w-24 px-4!"
        >
          {isAdvancing ? <Check aria-hidden="true" /> : null}
          <span>{onFinish === 'complete-onboarding' ? buttons.finish : buttons.next}</span>
        </Button>
      </div>
    </div>
  );
}
