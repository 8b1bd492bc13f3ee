import { GiveFeedback } from '@/components/feedback/give-feedback';
import { RelevanceSlot } from '@/components/feedback/relevance-slot';
import { ReopenOnboarding } from '@/components/onboarding/reopen-onboarding';
import { TakeTheTour } from '@/components/onboarding/take-the-tour';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { Recommendations } from '@/components/recommendations/recommendations';
import { ProductScene } from '@/components/scenes/product-scene';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { Icon } from '@/components/ui/icon';
import { CheckList, Timeline } from '@/components/ui/lists';
import { ClosingSection, Page } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { Tabs } from '@/components/ui/tabs';
import { Why } from '@/components/ui/why';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { feedbackOffer } from '@/lib/content/feedback';
import type { HeroMessageId } from '@/lib/content/hero-messages';
import { HOME_INDUSTRY_IDS, HOME_TAB_IDS, homeCopy, type HomeTabCopy } from '@/lib/content/home';
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
import { IndustryMark } from './industry-mark';

type HomePageProps = {
  persona: Persona;
  message: HeroMessageId | null;
  experiment: ShownExperiment | null;
  tutorial: Elements;
};

export function HomePage({ persona, message, experiment, tutorial }: HomePageProps) {
  return (
    <Page segment={persona.segment}>
      <Hero persona={persona} message={message} experiment={experiment} />
      <Products persona={persona} />
      <ValuePropositions persona={persona} experiment={experiment} />
      <Industries />
      <Brand />
      <HowItWorks />
      <Recommendations persona={persona} limit={RECOMMENDATION_COUNT}>
        <RelevanceSlot />
      </Recommendations>
      <YourPage tutorial={tutorial} />
      <ClosingCallToAction persona={persona} experiment={experiment} />
    </Page>
  );
}

function Products({ persona: { segment } }: { persona: Persona }) {
  const { heading, lede, more, why } = scenesCopy.home;
  return (
    <Section
      id="products"
      title={heading[segment]}
      intro={lede}
      why={<Why label={why} reasons={[explainCopy({ segment })]} />}
      aside={
        <ButtonLink href={more.href} variant="secondary">
          {more.label}
        </ButtonLink>
      }
    >
      <ul className="snap-row grid grid-cols-1 gap-x-8 gap-y-12 max-md:gap-x-4 @4xl/main:grid-cols-2">
        {solutionsCopy.order[segment].map((id) => (
          <li key={id} className="row-span-2 grid grid-rows-subgrid gap-y-5">
            <div>
              <h3 className="text-title">
                <SiteLink href={products[id].href} className="underline-offset-4 hover:underline">
                  {products[id].name}
                </SiteLink>
              </h3>
              <p className="mt-1 text-muted-foreground">{solutionsCopy.items[id].benefit[segment]}</p>
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
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl/main:grid-cols-2 @2xl/main:gap-y-10 @5xl/main:grid-cols-4">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t-2 border-foreground pt-4 @2xl/main:block @2xl/main:pt-5"
          >
            <Icon name={item.icon} className="mt-0.5 size-6 text-accent" />
            <div>
              <h3 className="text-title @2xl/main:mt-5">{item.title}</h3>
              <p className="mt-1.5 text-muted-foreground @2xl/main:mt-2.5">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const { heading, lede, more, items } = homeCopy.industries;

function Industries() {
  return (
    <Section
      id="industries"
      title={heading}
      intro={lede}
      tone="sunken"
      aside={
        <ButtonLink href={more.href} variant="secondary">
          {more.label}
        </ButtonLink>
      }
    >
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border bg-border @xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {HOME_INDUSTRY_IDS.map((id) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 bg-surface p-4 @xl/main:block @xl/main:p-6"
          >
            <IndustryMark id={id} />
            <div>
              <h3 className="text-title @xl/main:mt-5">{items[id].title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted-foreground">{items[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Brand() {
  const { heading, paragraphs, principles, more } = homeCopy.brand;
  const [opening, ...rest] = paragraphs;
  return (
    <section id="brand" data-slot="section" aria-labelledby="brand-title" className="py-section">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 @4xl/main:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div>
          <h2 id="brand-title" className="eyebrow text-accent">
            {heading}
          </h2>
          <p className="mt-5 font-heading text-[clamp(1.5rem,1.1rem+2cqi,2.5rem)] leading-[1.22] font-(--heading-weight) tracking-(--heading-tracking) text-balance">
            {opening}
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-[36rem] text-lede text-muted-foreground">
              {paragraph}
            </p>
          ))}
          <ButtonLink href={more.href} variant="secondary" className="mt-8">
            {more.label}
          </ButtonLink>
        </div>
        <ul className="border-t">
          {principles.map((principle) => (
            <li key={principle.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b py-5">
              <Icon name={principle.icon} className="mt-1 size-5 text-primary" />
              <div>
                <h3 className="text-title">{principle.title}</h3>
                <p className="mt-1 text-muted-foreground">{principle.text}</p>
              </div>
            </li>
          ))}
        </ul>
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

function HowItWorks() {
  const { heading, lede, label, items } = homeCopy.tabs;
  return (
    <Section id="how-it-works" title={heading} intro={lede} tone="sunken">
      <Tabs
        label={label}
        items={HOME_TAB_IDS.map((id) => ({
          id,
          label: (
            <>
              <Icon name={items[id].icon} />
              <span>{items[id].label}</span>
            </>
          ),
          content: <TabStory story={items[id]} />,
        }))}
      />
    </Section>
  );
}

function TabStory({ story }: { story: HomeTabCopy }) {
  const { headline, text, bullets, example } = story;
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 @4xl/main:grid-cols-2">
      <div>
        <h3 className="text-[clamp(1.375rem,1.2rem+1cqi,1.875rem)] leading-tight">{headline}</h3>
        <p className="mt-4 text-lede text-muted-foreground">{text}</p>
        <CheckList lines={bullets} className="mt-6" />
      </div>
      <figure className="self-start rounded-panel border bg-surface p-6 shadow-raised @xl/main:p-8">
        <figcaption>
          <Badge variant="outline">{example.label}</Badge>
          <p className="mt-4 font-heading text-title font-(--heading-weight)">{example.title}</p>
        </figcaption>
        <Timeline steps={example.rows.map(({ label, text }) => ({ title: label, text }))} className="mt-5" />
      </figure>
    </div>
  );
}

const CARD = 'grow rounded-panel border bg-surface p-5 shadow-card @2xl/main:p-8';

function YourPage({ tutorial }: { tutorial: Elements }) {
  const { heading, text, panel, tour } = onboardingCopy.again;
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
