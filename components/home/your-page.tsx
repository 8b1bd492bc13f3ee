import { GiveFeedback } from '@/components/feedback/give-feedback';
import { ReopenOnboarding } from '@/components/onboarding/reopen-onboarding';
import { TakeTheTour } from '@/components/onboarding/take-the-tour';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { feedbackOffer } from '@/lib/content/feedback';
import { onboardingCopy } from '@/lib/content/onboarding';

const { heading, text, panel, tour } = onboardingCopy.again;

const CARD = 'grow rounded-panel border bg-surface p-5 shadow-card @2xl/main:p-8';

/** What the visitor can do about the page: its switches, a guide and feedback. */
export function YourPage({ tutorial }: { tutorial: Elements }) {
  return (
    <Container className="grid grid-cols-1 gap-5 pb-section @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PersonalizationSettingsPanel />
      <div data-scripted className="flex flex-col gap-5">
        <section id="guide" aria-labelledby="guide-title" className={CARD}>
          <h2 id="guide-title" className="text-title">
            {heading}
          </h2>
          <p className="mt-1.5 text-muted-foreground">{text}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ReopenOnboarding>{panel}</ReopenOnboarding>
            <TakeTheTour variant="secondary">{tour}</TakeTheTour>
            {tutorial}
          </div>
        </section>
        <section id="feedback" aria-labelledby="feedback-title" data-slot="feedback-offer" className={CARD}>
          <h2 id="feedback-title" className="text-title">
            {feedbackOffer.heading}
          </h2>
          <p className="mt-1.5 mb-5 text-muted-foreground">{feedbackOffer.text}</p>
          <GiveFeedback label={feedbackOffer.button} failed={feedbackOffer.failed} />
        </section>
      </div>
    </Container>
  );
}
