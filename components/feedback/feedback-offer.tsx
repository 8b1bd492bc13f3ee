import { Container } from '@/components/ui/container';
import { feedbackOffer } from '@/lib/content/feedback';
import { GiveFeedback } from './give-feedback';

const { heading, text, button, failed } = feedbackOffer;

export function FeedbackOffer() {
  return (
    <section id="feedback" aria-labelledby="feedback-title" data-slot="feedback-offer" data-scripted>
      <Container className="pb-section">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-panel border bg-surface p-5 shadow-card @2xl/main:p-8">
          <div className="max-w-[36rem]">
            <h2 id="feedback-title" className="text-title">
              {heading}
            </h2>
            <p className="mt-1.5 text-muted-foreground">{text}</p>
          </div>
          <GiveFeedback label={button} failed={failed} />
        </div>
      </Container>
    </section>
  );
}
