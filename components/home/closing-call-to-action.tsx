import { ButtonLink } from '@/components/ui/button';
import { ClosingSection } from '@/components/ui/closing-section';
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
    <ClosingSection
      titleId="closing-title"
      title={headline}
      text={text}
      why={
        <Why
          label={whyCopy.blocks.closing}
          reasons={[explainWords({ segment, cluster }), reason]}
          className="mt-3"
        />
      }
      actions={
        <ButtonLink href={action.href} size="lg" variant="inverse" data-cta="closing">
          {action.label}
        </ButtonLink>
      }
    >
      <Container>
        <div aria-hidden="true" className="h-5 text-inverse-muted opacity-50 tick-scale" />
      </Container>
    </ClosingSection>
  );
}
