import { Share, SquarePlus } from 'lucide-react';
import { installCopy } from '@/lib/content/install';

const STEP_ICONS = [Share, SquarePlus] as const;

/** Safari has no prompt of its own: the way there, in words. */
export function IosSteps() {
  return (
    <ol className="mt-3 space-y-2 border-t pt-3 text-[0.9375rem]">
      {installCopy.ios.steps.map((step, index) => {
        const StepIcon = STEP_ICONS[index] ?? Share;
        return (
          <li key={step} className="flex items-center gap-3">
            <StepIcon aria-hidden="true" className="size-5 shrink-0 text-primary" />
            <span>{`${index + 1}. ${step}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
