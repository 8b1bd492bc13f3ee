import { ForecastSummary } from '@/components/scenes/forecast-scene';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MailLink } from '@/components/ui/links';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { PhoneFold } from '@/components/ui/phone-fold';
import { ScrollableList } from '@/components/ui/scrollable-list';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { aboutCopy } from '@/lib/content/pages/about';
import { claims } from '@/lib/content/claims';
import { whyCopy } from '@/lib/content/why';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Persona, Segment } from '@/lib/personalization/persona';
import { ClaimFigures } from '@/components/solutions/claim-figures';
import { ProductCard } from '@/components/features/product-card';

export function AboutPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead
        copy={aboutCopy.head}
        hasExamples
        segment={persona.segment}
        picture={
          <div aria-hidden="true" data-slot="head-picture" className="head-picture">
            <ForecastSummary segment={persona.segment} />
          </div>
        }
      />
      <AboutVision segment={persona.segment} />
      <AboutOfferings segment={persona.segment} />
      <AboutDifferentiators persona={persona} />
      <AboutCareers />
      <PageClose copy={aboutCopy.close} cluster={persona.cluster} />
    </Page>
  );
}

const { visionHeading, vision, mission, proofHeading, proof, basis } = aboutCopy;

function AboutVision({ segment }: { segment: Segment }) {
  return (
    <Section id="vision" title={visionHeading}>
      <div className="grid gap-x-16 gap-y-8 @4xl/main:grid-cols-2">
        {[vision, mission].map(({ heading, paragraphs: [opening, ...rest] }) => (
          <div key={heading} className="border-t-2 border-foreground pt-5">
            <h3 className="eyebrow text-accent">{heading}</h3>
            <p className="mt-4 font-heading text-figure leading-tight font-(--heading-weight) tracking-(--heading-tracking)">
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
      <div className="mt-8 flex flex-wrap items-center gap-x-3">
        <h3 className="text-caption font-semibold">{proofHeading}</h3>
        <Why label={whyCopy.blocks.proof} reasons={[explainCopy({ segment })]} />
      </div>
      <ClaimFigures ids={proof[segment]} className="mt-3 justify-between border-y py-7" />
      <div id="claims" className="scroll-mt-6">
        <h3 className="mt-8 text-title">{basis.heading}</h3>
        <PhoneFold id="unfolded-claims" label={basis.show} className="mt-3">
          <dl className="mt-4 grid gap-x-12 gap-y-4 @3xl/main:grid-cols-2">
            {Object.values(claims).map(({ id, value, label, basis }) => (
              <div key={id}>
                <dt className="font-medium">{`${value} ${label}`}</dt>
                <dd className="text-muted-foreground">{basis}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      </div>
    </Section>
  );
}

const { heading, lede, order, more } = aboutCopy.offerings;

function AboutOfferings({ segment }: { segment: Segment }) {
  return (
    <Section
      id="offerings"
      title={heading}
      intro={lede}
      why={<Why label={heading} reasons={[explainCopy({ segment })]} />}
      tone="sunken"
    >
      <ul className="snap-row grid gap-6 @2xl/main:grid-cols-2">
        {order[segment].map((id) => (
          <ProductCard key={id} id={id} more={more} />
        ))}
      </ul>
    </Section>
  );
}

function AboutDifferentiators({ persona }: { persona: Persona }) {
  const { heading, lede, order, items } = aboutCopy.differentiators;
  const { segment, cluster } = persona;
  return (
    <Section
      id="differentiators"
      title={heading}
      intro={lede[cluster]}
      why={<Why label={heading} reasons={[explainCopy({ segment, cluster })]} />}
    >
      <ScrollableList
        label={heading}
        className="snap-row gap-x-8 gap-y-12 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3"
      >
        {order[segment].map((id) => (
          <li key={id} className="border-t pt-5">
            <Icon name={items[id].icon} className="size-6 text-primary" />
            <h3 className="mt-4 text-title">{items[id].title}</h3>
            <p className="mt-2 text-muted-foreground">{items[id].text}</p>
          </li>
        ))}
      </ScrollableList>
    </Section>
  );
}

function AboutCareers() {
  const { heading, paragraphs, write, email, subject } = aboutCopy.careers;
  return (
    <Section id="careers" title={heading} tone="sunken">
      <div className="max-w-[40rem] space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <MailLink email={email} subject={subject} className={buttonVariants({ variant: 'secondary' })}>
          {write}
        </MailLink>
      </div>
    </Section>
  );
}
