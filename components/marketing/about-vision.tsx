import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { aboutCopy } from '@/lib/content/pages/about';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Segment } from '@/lib/personalization/persona';
import { ClaimFigures } from './claim-figures';

const { visionHeading, vision, mission, proofHeading, proof } = aboutCopy;

export function AboutVision({ segment }: { segment: Segment }) {
  return (
    <Section id="vision" title={visionHeading}>
      <div className="grid gap-x-16 gap-y-12 @4xl/main:grid-cols-2">
        {[vision, mission].map(({ heading, paragraphs: [opening, ...rest] }) => (
          <div key={heading} className="border-t-2 border-foreground pt-5">
            <h3 className="eyebrow text-accent">{heading}</h3>
            <p className="mt-4 font-heading text-[clamp(1.25rem,1.05rem+1cqi,1.75rem)] leading-snug font-(--heading-weight) tracking-(--heading-tracking)">
              {opening}
            </p>
            {rest.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[36rem] text-muted-foreground">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
      <h3 className="sr-only">{proofHeading}</h3>
      <ClaimFigures ids={proof[segment]} className="mt-14 justify-between border-y py-7" />
      <Why label={whyCopy.blocks.proof} reasons={[explainWords({ segment })]} className="mt-3" />
    </Section>
  );
}
