import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Why } from '@/components/ui/why';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { homeCopy } from '@/lib/content/home';
import { whyCopy } from '@/lib/content/why';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';

export function ClosingCallToAction({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  const { headline, text } = homeCopy.closing[segment][cluster];
  const { result, reason } = selectPrimaryCallToAction(segment);
  const action = callToActionCopy[result];
  return (
    <section
      data-slot="inverse"
      aria-labelledby="closing-title"
      className="border-t border-inverse-border bg-inverse text-inverse-foreground"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-section">
        <div className="max-w-[42rem]">
          <h2 id="closing-title" className="text-heading">
            {headline}
          </h2>
          <p className="mt-4 text-lede text-inverse-muted">{text}</p>
          <Why
            label={whyCopy.blocks.closing}
            reasons={[explainWords({ segment, cluster }), reason]}
            className="mt-3"
          />
        </div>
        <ButtonLink href={action.href} size="lg" variant="inverse" data-cta="closing">
          {action.label}
        </ButtonLink>
      </Container>
      <Container>
        <div aria-hidden="true" className="h-5 text-inverse-muted opacity-50 tick-scale" />
      </Container>
    </section>
  );
}
