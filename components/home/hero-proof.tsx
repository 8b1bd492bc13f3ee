import { Container } from '@/components/ui/container';
import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import type { Segment } from '@/lib/personalization/persona';

/** The four numbers that matter to this segment, standing on the scale. */
export function HeroProof({ segment }: { segment: Segment }) {
  return (
    <div className="border-b">
      <Container>
        <div aria-hidden="true" className="h-5 text-border-strong opacity-60 tick-scale" />
        <h2 className="sr-only">{homeCopy.hero.proofLabel}</h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-7 pt-6 pb-10 @3xl/main:grid-cols-4">
          {homeCopy.hero.proof[segment].map((id) => (
            <li key={id}>
              <span className="block font-heading text-[clamp(1.375rem,1rem+1.4cqi,2rem)] leading-tight font-(--heading-weight) tracking-(--heading-tracking) tabular-nums">
                {claims[id].value}
              </span>{' '}
              <span className="text-caption text-muted-foreground">{claims[id].label}</span>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
