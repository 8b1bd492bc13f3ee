import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { HELP_TITLE_ID } from './focus-after';

const { heading, text, support, decline } = onboardingWelcome.help;

type OnboardingHelpProps = { isOffered: boolean; tutorial: Elements; onDecline: () => void };

/**
 * Stands where the panel stood. It waits hidden beside the panel, so that after a reload the boot script can show it
 * in the first paint.
 */
export function OnboardingHelp({ isOffered, tutorial, onDecline }: OnboardingHelpProps) {
  return (
    <div
      role="region"
      aria-labelledby={HELP_TITLE_ID}
      data-slot="onboarding-help"
      data-scripted
      hidden={!isOffered}
      className="@container/onboarding border-b bg-surface"
    >
      <Container className="flex flex-wrap items-center gap-x-2 gap-y-2 py-2.5">
        <div className="min-w-0 flex-1">
          <p id={HELP_TITLE_ID} tabIndex={-1} className="onboarding-title text-base leading-snug">
            {heading}
          </p>
          <p className="text-caption leading-snug text-muted-foreground">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2 @max-2xl/onboarding:order-last @max-2xl/onboarding:basis-full">
          {tutorial}
          <ButtonLink href={support.href} variant="secondary" className="px-4!">
            {support.label}
          </ButtonLink>
        </div>
        <Button variant="ghost" onClick={onDecline} className="-mr-3 px-3!">
          {decline}
        </Button>
      </Container>
    </div>
  );
}
