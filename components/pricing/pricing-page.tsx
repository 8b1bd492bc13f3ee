import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { DataTable } from '@/components/ui/data-table';
import { Fold } from '@/components/ui/fold';
import { CheckList, Points, Questions } from '@/components/ui/lists';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { PLAN_IDS, pricingCopy, type PlanId } from '@/lib/content/pages/pricing';
import { applyExperiment, markExperiment, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Cluster, Persona, Segment } from '@/lib/personalization/persona';
import { cn } from '@/lib/utils';

export function PricingPage({
  persona,
  experiment,
}: {
  persona: Persona;
  experiment: ShownExperiment | null;
}) {
  const { segment } = persona;
  const { head } = pricingCopy;
  const testedHead = applyExperiment(experiment, 'pricing-head', {
    heading: head.heading,
    lede: head.lede[segment],
  });
  return (
    <Page segment={persona.segment}>
      <PageHead
        copy={{ ...head, heading: testedHead.heading, lede: { ...head.lede, [segment]: testedHead.lede } }}
        segment={segment}
        experiment={markExperiment(experiment, 'pricing-head')}
        size="compact"
      />
      <Plans segment={persona.segment} />
      <Trial cluster={persona.cluster} />
      <PlanComparison />
      <PricingFaq />
      <PageClose copy={pricingCopy.close} cluster={persona.cluster} />
    </Page>
  );
}

const { plans, plansHeading, sampleLabel, sampleNote, emphasis, emphasisLabel } = pricingCopy;

/** Directly under the heading, so that all prices are in the first screen of a desktop. */
function Plans({ segment }: { segment: Segment }) {
  return (
    <section id="plans" data-slot="section" aria-labelledby="plans-title" className="pt-2 pb-section">
      <Container>
        <h2 id="plans-title" className="sr-only">
          {plansHeading}
        </h2>
        <ul aria-labelledby="plans-title" className="grid items-stretch gap-6 @4xl/main:grid-cols-3">
          {PLAN_IDS.map((id) => (
            <PlanCard key={id} id={id} isEmphasized={emphasis[segment] === id} />
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted-foreground">
          <Badge variant="warning">{sampleLabel}</Badge>
          <span>{sampleNote}</span>
          <Why label={plansHeading} reasons={[explainCopy({ segment })]} />
        </div>
      </Container>
    </section>
  );
}

function PlanCard({ id, isEmphasized }: { id: PlanId; isEmphasized: boolean }) {
  const { name, price, per, text, includes, action } = plans[id];
  return (
    <li
      className={cn(
        'flex flex-col rounded-panel border bg-surface p-6',
        isEmphasized ? 'border-accent shadow-raised' : 'shadow-card',
      )}
    >
      <div className="arrives-whole flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-title">{name}</h3>
        {isEmphasized ? <Badge>{emphasisLabel}</Badge> : null}
      </div>
      <p className="mt-3">
        <span className="font-heading text-figure font-(--heading-weight) tracking-(--heading-tracking) tabular-nums @2xs/main:whitespace-nowrap">
          {price}
        </span>{' '}
        <span className="text-muted-foreground">{per}</span>
      </p>
      <p className="mt-3 text-muted-foreground">{text}</p>
      <CheckList lines={includes} className="mt-4 mb-6 border-t pt-4" />
      <ButtonLink
        href={action.href}
        variant={isEmphasized ? 'primary' : 'secondary'}
        className="mt-auto"
        data-cta={`plan-${id}`}
      >
        {action.label}
      </ButtonLink>
    </li>
  );
}

const { heading, text, points, action } = pricingCopy.trial;

function Trial({ cluster }: { cluster: Cluster }) {
  return (
    <Section
      id="trial"
      title={heading}
      intro={text[cluster]}
      why={<Why label={heading} reasons={[explainCopy({ cluster })]} />}
      tone="sunken"
    >
      <Points label={heading} points={points} isOrdered className="snap-row gap-y-8 @3xl/main:grid-cols-3" />
      <ButtonLink href={action.href} className="mt-10" data-cta="trial">
        {action.label}
      </ButtonLink>
    </Section>
  );
}

function PlanComparison() {
  const { compare } = pricingCopy;
  return (
    <Section id="compare" title={compare.heading}>
      <Fold
        id="all-features"
        on="phones"
        summary={<span className="font-medium">{compare.caption}</span>}
        className="max-md:border-y"
      >
        <DataTable
          caption={compare.caption}
          narrow={{ tracks: '[--tracks:repeat(3,minmax(0,1fr))]' }}
          columns={[{ label: compare.feature }, ...PLAN_IDS.map((id) => ({ label: plans[id].name }))]}
          rows={compare.rows.map(({ feature, values }) => ({
            id: feature,
            header: feature,
            cells: PLAN_IDS.map((id) => values[id]),
          }))}
        />
      </Fold>
    </Section>
  );
}

function PricingFaq() {
  const { heading, items } = pricingCopy.faq;
  return (
    <Section id="questions" title={heading} tone="sunken">
      <Questions items={items} className="@5xl/main:grid-cols-3" />
    </Section>
  );
}
