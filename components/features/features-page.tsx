import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentBlocks, MiniContentBlocks } from '@/components/content-blocks/content-blocks';
import { RelevanceSlot } from '@/components/feedback/feedback-slots';
import { ProductCard } from '@/components/features/product-card';
import { TakeTheTour } from '@/components/onboarding/onboarding-buttons';
import { describeAction, describeCase } from '@/components/personalization/describe-rule';
import { RULES_VIEWER_ANCHORS, RulesViewer } from '@/components/rules-viewer/rules-viewer';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { HeadPicture } from '@/components/ui/head-picture';
import { ExampleKey } from '@/components/ui/example-mark';
import { Icon } from '@/components/ui/icon';
import { JumpLinks } from '@/components/ui/jump-links';
import { LinkedTabs, type LinkedTabItem } from '@/components/ui/linked-tabs';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Explained } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/links';
import { Why } from '@/components/ui/why';
import { FEATURE_IDS, FEATURE_TAB_IDS, featuresCopy, type FeatureTabId } from '@/lib/content/pages/features';
import { products } from '@/lib/content/products';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Persona } from '@/lib/personalization/persona';
import { RULES } from '@/lib/personalization/rules';
import { CLUSTER_FROM_BEHAVIOR } from '@/lib/personalization/rules/cluster-from-behavior';
import { CurrentCluster, CurrentView } from './current-view';
import { AnchorButton } from './anchor-button';

const { head, close, tabs, tryOnboarding, contentDemo } = featuresCopy;

export function FeaturesPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment} picture={<RulePicture />}>
        <FeatureBadges persona={persona} />
        <div className="mt-8 flex flex-wrap gap-3">
          <TakeTheTour size="lg">{tryOnboarding}</TakeTheTour>
          <AnchorButton anchor="ai-content" size="lg" variant="secondary">
            {contentDemo}
          </AnchorButton>
        </div>
        <noscript>
          <JumpLinks
            label={tabs.label}
            links={FEATURE_TAB_IDS.map((id) => ({ id, label: tabs.items[id] }))}
          />
        </noscript>
      </PageHead>
      <FeatureTabs persona={persona} />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}

const { badges } = featuresCopy;
const { segment: segments } = shellCopy.selectorBar;

function FeatureBadges({ persona }: { persona: Persona }) {
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge variant="solid">{`${badges.segment}: ${segments.options[persona.segment].label}`}</Badge>
      </li>
      <li>
        <Badge variant="solid">
          {`${badges.cluster}: `}
          <CurrentCluster />
        </Badge>
      </li>
      <li>
        <Badge variant="outline">
          {FEATURE_IDS.length} {badges.count}
        </Badge>
      </li>
    </ul>
  );
}

const { label, items } = featuresCopy.tabs;

/** Hashes per tab. The address without one opens the overview. */
const TAB_ANCHORS: Partial<Record<FeatureTabId, readonly string[]>> = {
  overview: [''],
  documentation: RULES_VIEWER_ANCHORS,
};

function FeatureTabs({ persona }: { persona: Persona }) {
  const panels: Record<FeatureTabId, ReactNode> = {
    overview: <FeatureOverview persona={persona} />,
    'ai-content': <AiContentPanel persona={persona} />,
    personalization: <PersonalizationPanel persona={persona} />,
    documentation: <DocumentationPanel persona={persona} />,
    'core-offerings': <CoreOfferings />,
  };
  return (
    <Container className="pt-8 pb-10 @3xl/main:pt-12">
      <LinkedTabs
        label={label}
        items={FEATURE_TAB_IDS.map((id): LinkedTabItem => ({
          id,
          label: items[id],
          content: panels[id],
          anchors: TAB_ANCHORS[id],
        }))}
      />
    </Container>
  );
}

function FeatureOverview({ persona }: { persona: Persona }) {
  const { heading, lede, done, order, items } = featuresCopy.overview;
  const { segment, cluster } = persona;
  return (
    <FeaturePanel
      id="overview"
      title={heading}
      intro={lede[cluster]}
      why={<Why label={whyCopy.blocks.overview} reasons={[explainCopy({ segment, cluster })]} />}
    >
      <ul className="grid items-stretch gap-6 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {order[segment].map((id) => (
          <li key={id} className="flex flex-col rounded-card border bg-surface p-6 shadow-card">
            <div className="flex items-center justify-between gap-3">
              <Icon name={items[id].icon} className="size-6 text-accent" />
              <Badge variant="success">
                <Check aria-hidden="true" />
                {done}
              </Badge>
            </div>
            <h3 className="mt-5 text-title">{items[id].title}</h3>
            <p className="mt-2 mb-4 text-sm text-muted-foreground">{items[id].text}</p>
            <SiteLink
              href={items[id].see.href}
              className="mt-auto inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
            >
              {items[id].see.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </FeaturePanel>
  );
}

const { heading, lede } = featuresCopy.content;

function AiContentPanel({ persona }: { persona: Persona }) {
  return (
    <FeaturePanel id="ai-content" title={heading} intro={lede}>
      <p className="mb-6 text-muted-foreground">
        <ExampleKey />
      </p>
      <ContentBlocks persona={persona} />
      <RelevanceSlot />
    </FeaturePanel>
  );
}

function PersonalizationPanel({ persona }: { persona: Persona }) {
  const { heading, lede, rules, current, links, preview } = featuresCopy.personalization;
  return (
    <FeaturePanel
      id="personalization"
      title={heading}
      intro={lede}
      aside={
        <Badge variant="solid">
          {RULES.length} {rules}
        </Badge>
      }
    >
      <div className="grid items-start gap-x-12 gap-y-8 @4xl/main:grid-cols-2">
        <div>
          <CurrentView segment={persona.segment} labels={current} />
          <div className="mt-6 flex flex-wrap gap-3">
            {links.map((link) => (
              <ButtonLink key={link.href} href={link.href} variant="secondary">
                {link.label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <section aria-labelledby="preview-title">
          <h3 id="preview-title" className="text-title">
            {preview.heading}
          </h3>
          <p className="mt-2 mb-5 text-muted-foreground">{preview.text}</p>
          <MiniContentBlocks persona={persona} />
        </section>
      </div>
    </FeaturePanel>
  );
}

function DocumentationPanel({ persona }: { persona: Persona }) {
  const { heading, lede } = featuresCopy.documentation;
  return (
    <FeaturePanel id="documentation" title={heading} intro={lede}>
      <RulesViewer persona={persona} />
    </FeaturePanel>
  );
}

function CoreOfferings() {
  const { heading, lede, more } = featuresCopy.offerings;
  return (
    <FeaturePanel id="core-offerings" title={heading} intro={lede}>
      <ul className="grid gap-6 @2xl/main:grid-cols-2">
        {PRODUCT_IDS.map((id) => (
          <ProductCard key={id} id={id} more={more}>
            <ul className="mt-5 mb-6 space-y-2 border-t pt-4 text-sm">
              {products[id].capabilities.map(({ title, text }) => (
                <li key={title}>
                  <span className="font-medium">{`${title}.`}</span>{' '}
                  <span className="text-muted-foreground">{text}</span>
                </li>
              ))}
            </ul>
          </ProductCard>
        ))}
      </ul>
    </FeaturePanel>
  );
}

type FeaturePanelProps = {
  id: string;
  title: string;
  intro: string;
  why?: Elements;
  aside?: Elements;
  children: Elements;
};

/** A tab panel. `id` is its anchor; its title takes the focus on arrival. */
function FeaturePanel({ id, title, intro, why, aside, children }: FeaturePanelProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-40 pt-2 pb-10 @3xl/main:scroll-mt-24 @3xl/main:pt-4"
    >
      <div className="arrives-whole mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 @3xl/main:mb-10">
        <div className="max-w-[44rem]">
          <h2 id={titleId} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h2>
          <Explained why={why} className="mt-4 text-lede text-muted-foreground">
            {intro}
          </Explained>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

const { name } = ruleCopy[CLUSTER_FROM_BEHAVIOR.id];

/** The rule that reads behavior: each case with its result and its confidence. */
function RulePicture() {
  return (
    <HeadPicture title={name} note={`${RULES.length} ${featuresCopy.personalization.rules}`}>
      <ol className="space-y-3">
        {CLUSTER_FROM_BEHAVIOR.cases.map(({ when, then, confidence }) => (
          <li
            key={describeCase(when)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card bg-surface-sunken px-4 py-3"
          >
            <span className="text-caption text-muted-foreground">{describeCase(when)}</span>
            <span className="row-span-2 font-heading text-title tabular-nums">{confidence}</span>
            <span className="text-sm font-medium">{describeAction(then)}</span>
          </li>
        ))}
      </ol>
    </HeadPicture>
  );
}
