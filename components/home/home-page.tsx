import { GiveFeedback, RelevanceSlot } from '@/components/feedback/feedback-slots';
import { ReopenOnboarding, TakeTheTour } from '@/components/onboarding/onboarding-buttons';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { Recommendations } from '@/components/recommendations/recommendations';
import { ProductScene } from '@/components/scenes/product-scene';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { ExampleKey } from '@/components/ui/example-mark';
import { Icon } from '@/components/ui/icon';
import { keepTogether } from '@/components/ui/keep-together';
import { ClosingSection, Page } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { ScrollableList } from '@/components/ui/scrollable-list';
import { SiteLink } from '@/components/ui/links';
import { Why } from '@/components/ui/why';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { feedbackOffer } from '@/lib/content/feedback';
import type { HeroMessageId } from '@/lib/content/hero-messages';
import { HOME_INDUSTRY_IDS, homeCopy } from '@/lib/content/home';
import { onboardingCopy } from '@/lib/content/onboarding';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import { scenesCopy } from '@/lib/content/scenes';
import { whyCopy } from '@/lib/content/why';
import { applyExperiment, markExperiment, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Persona } from '@/lib/personalization/persona';
import { RECOMMENDATION_COUNT } from './describe-changes';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { IndustryMark } from './industry-mark';

type HomePageProps = {
  persona: Persona;
  message: HeroMessageId | null;
  experiment: ShownExperiment | null;
  tutorial: Elements;
};

export function HomePage({ persona, message, experiment, tutorial }: HomePageProps) {
  return (
    <Page segment={persona.segment} className="short-sections">
      <Hero persona={persona} message={message} experiment={experiment} />
      <Products persona={persona} />
      <ValuePropositions persona={persona} experiment={experiment} />
      <Industries />
      <HowItWorks />
      <Brand />
      <Recommendations persona={persona} limit={RECOMMENDATION_COUNT}>
        <RelevanceSlot />
      </Recommendations>
      <ClosingCallToAction persona={persona} experiment={experiment} />
      <YourPage tutorial={tutorial} />
    </Page>
  );
}

function Products({ persona: { segment } }: { persona: Persona }) {
  const { heading, lede, more, why } = scenesCopy.home;
  return (
    <Section
      id="products"
      title={heading[segment]}
      intro={
        <>
          {lede} <ExampleKey />
        </>
      }
      why={<Why label={why} reasons={[explainCopy({ segment })]} />}
      aside={
        <ButtonLink href={more.href} variant="secondary">
          {more.label}
        </ButtonLink>
      }
    >
      <ul className="snap-row grid grid-cols-1 gap-x-8 gap-y-8 max-md:gap-x-4 @4xl/main:grid-cols-3">
        {solutionsCopy.order[segment].map((id) => (
          <li
            key={id}
            className="group row-span-2 grid grid-rows-subgrid gap-y-4 @4xl/main:first:col-span-3 @4xl/main:first:row-span-1 @4xl/main:first:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @4xl/main:first:grid-rows-none @4xl/main:first:items-center @4xl/main:first:gap-x-12 @4xl/main:first:rounded-panel @4xl/main:first:bg-inverse @4xl/main:first:p-8 @4xl/main:first:text-inverse-foreground"
          >
            <div>
              <h3 className="text-title @4xl/main:group-first:text-heading">
                <SiteLink href={products[id].href} className="underline-offset-4 hover:underline">
                  {products[id].name}
                </SiteLink>
              </h3>
              <p className="mt-1 text-muted-foreground @4xl/main:group-first:text-inverse-muted">
                {solutionsCopy.items[id].benefit[segment]}
              </p>
            </div>
            <ProductScene id={id} segment={segment} isSmall />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TestedProps = { persona: Persona; experiment: ShownExperiment | null };

function ValuePropositions({ persona, experiment }: TestedProps) {
  const { segment } = persona;
  const { items, ...copy } = homeCopy.valuePropositions[segment];
  const { heading, lede } = applyExperiment(experiment, 'home-values', copy);
  return (
    <Section
      id="value"
      title={heading}
      intro={lede}
      why={<Why label={whyCopy.blocks.value} reasons={[explainCopy({ segment })]} />}
      experiment={markExperiment(experiment, 'home-values')}
    >
      <ScrollableList
        label={heading}
        className="snap-row narrow-items gap-x-4 gap-y-6 md:grid-cols-2 md:gap-x-8 @5xl/main:grid-cols-4"
      >
        {items.map((item) => (
          <li key={item.title} className="border-t-2 border-foreground pt-4 @2xl/main:pt-5">
            <Icon name={item.icon} className="size-6 text-accent" />
            <h3 className="mt-3 text-title max-md:text-base @2xl/main:mt-5">{item.title}</h3>
            <p className="mt-1.5 text-muted-foreground max-md:text-caption @2xl/main:mt-2.5">
              {keepTogether(item.text)}
            </p>
          </li>
        ))}
      </ScrollableList>
    </Section>
  );
}

const { heading, lede, items } = homeCopy.industries;

/** One row of links, because each industry has its own part of a page. */
function Industries() {
  return (
    <section
      id="industries"
      data-slot="section"
      aria-labelledby="industries-title"
      className="border-y bg-surface-sunken py-8"
    >
      <Container className="grid grid-cols-1 items-center gap-x-12 gap-y-4 @6xl/main:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div>
          <h2 id="industries-title" className="text-title">
            {heading}
          </h2>
          <p className="mt-1 text-muted-foreground">{lede}</p>
        </div>
        <ul className="link-row grid gap-x-6 gap-y-2 @2xl/main:grid-cols-4 @5xl/main:grid-cols-8">
          {HOME_INDUSTRY_IDS.map((id) => (
            <li key={id}>
              <SiteLink
                href={items[id].href}
                className="flex min-h-11 items-center gap-2 rounded-control py-1 text-sm font-medium underline-offset-4 hover:underline @5xl/main:flex-col @5xl/main:items-start"
              >
                <IndustryMark id={id} />
                <span className="min-w-0">{items[id].label}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Brand() {
  const { heading, paragraphs, more } = homeCopy.brand;
  const [opening, ...rest] = paragraphs;
  return (
    <section id="brand" data-slot="section" aria-labelledby="brand-title" className="py-section">
      <Container className="grid grid-cols-1 items-end gap-x-16 gap-y-4 @4xl/main:grid-cols-2">
        <div>
          <h2 id="brand-title" className="eyebrow text-accent">
            {heading}
          </h2>
          <p className="mt-4 font-heading text-figure leading-tight font-(--heading-weight) tracking-(--heading-tracking) text-balance">
            {opening}
          </p>
        </div>
        <div>
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-[36rem] text-lede text-muted-foreground">
              {paragraph}
            </p>
          ))}
          <ButtonLink href={more.href} variant="secondary" className="mt-5">
            {more.label}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

function ClosingCallToAction({ persona, experiment }: TestedProps) {
  const { segment, cluster } = persona;
  const { headline, text } = applyExperiment(experiment, 'home-closing', homeCopy.closing[segment][cluster]);
  const { result, reason } = selectPrimaryCallToAction(segment);
  const action = callToActionCopy[result];
  return (
    <ClosingSection
      titleId="closing-title"
      title={headline}
      text={text}
      experiment={markExperiment(experiment, 'home-closing')}
      why={<Why label={whyCopy.blocks.closing} reasons={[explainCopy({ segment, cluster }), reason]} />}
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

/** What runs the demonstration, in one quiet row. */
function YourPage({ tutorial }: { tutorial: Elements }) {
  const { heading, text, panel, tour } = onboardingCopy.again;
  return (
    <Container className="py-6">
      <div className="snap-row grid gap-x-12 gap-y-8 max-md:gap-x-4 @3xl/main:grid-cols-2">
        <PersonalizationSettingsPanel isFolded />
        <section id="guide" data-scripted aria-labelledby="guide-title">
          <h2 id="guide-title" className="text-title">
            {heading}
          </h2>
          <p className="mt-1.5 text-muted-foreground">{text}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <ReopenOnboarding size="md">{panel}</ReopenOnboarding>
            <TakeTheTour variant="secondary">{tour}</TakeTheTour>
            {tutorial}
          </div>
        </section>
        <section id="feedback" data-scripted aria-labelledby="feedback-title" data-slot="feedback-offer">
          <h2 id="feedback-title" className="text-title">
            {feedbackOffer.heading}
          </h2>
          <p className="mt-1.5 mb-4 text-muted-foreground">{feedbackOffer.text}</p>
          <GiveFeedback label={feedbackOffer.button} failed={feedbackOffer.failed} />
        </section>
      </div>
    </Container>
  );
}
