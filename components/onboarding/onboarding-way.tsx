import { Check } from 'lucide-react';
import { useSession } from '@/components/personalization/personalization-context';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { selectWholeWay, type OnboardingStep } from '@/lib/personalization/onboarding-panel';
import { cn } from '@/lib/utils';

function nameOf(step: OnboardingStep): string {
  return step === 1 ? onboardingWelcome.name : onboardingCopy.steps[step].name;
}

/** The steps of this visitor's way: those behind, this one, those ahead. */
export function OnboardingWay() {
  const { persona, onboarding } = useSession('persona', 'onboarding');
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {selectWholeWay(onboarding, persona).map((step) => {
        const isBehind = onboarding.stepsBehind.includes(step);
        const isCurrent = step === onboarding.step;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'flex items-center gap-1.5',
              isCurrent ? 'font-semibold text-foreground' : 'text-muted-foreground',
            )}
          >
            {isBehind ? <Check aria-hidden="true" className="size-4 text-success" /> : null}
            <span>{nameOf(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}
