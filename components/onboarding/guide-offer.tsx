import type { Elements } from '@/components/ui/elements';
import { Section } from '@/components/ui/section';
import { onboardingCopy } from '@/lib/content/onboarding';
import { ReopenOnboarding } from './reopen-onboarding';
import { TakeTheTour } from './take-the-tour';

const { heading, text, panel, tour } = onboardingCopy.again;

export function GuideOffer({ tutorial }: { tutorial: Elements }) {
  return (
    <Section id="guide" title={heading} intro={text}>
      <div className="flex flex-wrap gap-3">
        <ReopenOnboarding>{panel}</ReopenOnboarding>
        <TakeTheTour variant="secondary">{tour}</TakeTheTour>
        {tutorial}
      </div>
    </Section>
  );
}
