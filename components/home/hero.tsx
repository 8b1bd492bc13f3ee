import type { ComponentType } from 'react';
import { ForecastSummary } from '@/components/scenes/forecast-scene';
import { ClaimFigure } from '@/components/solutions/claim-figures';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { keepTogether } from '@/components/ui/keep-together';
import { PhoneFold } from '@/components/ui/phone-fold';
import { SiteLink } from '@/components/ui/links';
import { Why } from '@/components/ui/why';
import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { heroMessages, type HeroMessageId } from '@/lib/content/hero-messages';
import { heroPictureCopy } from '@/lib/content/hero-picture';
import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { tunerCopy } from '@/lib/content/tuner';
import { whyCopy } from '@/lib/content/why';
import { applyExperiment, markExperiment, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { explainCopy } from '@/lib/personalization/decide-persona';
import {
  SEGMENTS,
  type Persona,
  type Segment,
  CLUSTERS,
  formatPersonaSlug,
} from '@/lib/personalization/persona';
import { segmentReaders } from '@/lib/content/segments';
import { TunerPanel } from './tuner-panel';

const { copy, visitor, others, standard, secondary, counted, checked } = homeCopy.hero;

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

type HeroProps = { persona: Persona; message: HeroMessageId | null; experiment: ShownExperiment | null };

export function Hero({ persona, message, experiment }: HeroProps) {
  const { segment, cluster } = persona;
  const { eyebrow, headline, lede } = message
    ? heroMessages[message]
    : applyExperiment(experiment, 'home-hero', copy[segment][cluster]);
  const action = selectPrimaryCallToAction(segment);
  const primary = callToActionCopy[action.result];
  const { label } = applyExperiment(experiment, 'home-action', { label: primary.label });
  return (
    <section data-slot="hero" aria-labelledby="hero-title" className="hero-background">
      <Container className="arrives-whole grid grid-cols-1 items-center gap-x-12 gap-y-6 pt-[clamp(1.25rem,0.5rem+3.5cqi,4rem)] pb-8 max-md:gap-y-4 @4xl/main:grid-cols-2">
        <div className="swapped-in max-w-[44rem]" {...markExperiment(experiment, 'home-hero')}>
          <p className="eyebrow text-accent">{eyebrow}</p>
          <h1 id="hero-title" className="mt-4 text-display max-md:mt-3">
            {keepTogether(headline)}
          </h1>
          <p className="mt-5 max-w-[38rem] text-lede text-muted-foreground max-md:mt-4">
            {keepTogether(lede)}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-md:mt-4">
            <ButtonLink
              href={primary.href}
              size="lg"
              data-cta="hero-primary"
              className="max-sm:px-4 max-sm:text-sm"
              {...markExperiment(experiment, 'home-action')}
            >
              {label}
            </ButtonLink>
            <ButtonLink
              href={secondary[segment].href}
              size="lg"
              variant="secondary"
              data-cta="hero-secondary"
              className="max-sm:px-4 max-sm:text-sm"
            >
              {secondary[segment].label}
            </ButtonLink>
          </div>
          <p className="mt-4 text-caption text-muted-foreground max-md:mt-3">
            <span className="in-data-standard:hidden">
              {`${visitor[persona.visitor]} ${segmentReaders[segment]}.`} <OtherReaders segment={segment} />
            </span>
            <span className="hidden in-data-standard:inline">
              {standard.text}{' '}
              <SiteLink
                href={standard.href}
                className="font-medium text-foreground underline underline-offset-4"
              >
                {standard.label}
              </SiteLink>
            </span>
          </p>
          <Why
            label={whyCopy.blocks.hero}
            reasons={[explainCopy(persona), action.reason]}
            isSpelledOut
            className="mt-1"
          />
        </div>
        <HeroPicture persona={persona} />
        <div className="min-w-0 @4xl/main:col-span-2">
          <PhoneFold id="unfolded-tuner" label={tunerCopy.heading}>
            <TunerPanel persona={persona} message={message} />
          </PhoneFold>
        </div>
      </Container>
      <HeroProof segment={segment} />
    </section>
  );
}

/** Plain links, which work without scripts: the server reads the segment from the address. */
function OtherReaders({ segment }: { segment: Segment }) {
  const rest = SEGMENTS.filter((other) => other !== segment);
  const parts = alternatives.formatToParts(rest.map((other) => others.links[other]));
  return (
    <span className="in-data-demo-view:hidden">
      {others.before}{' '}
      {parts.map(({ type, value }) => {
        const other = type === 'element' && rest.find((each) => others.links[each] === value);
        return other ? (
          <a
            key={value}
            href={`${ROUTES.home}?segment=${other}`}
            rel="nofollow"
            className="font-medium text-foreground underline underline-offset-4"
          >
            {value}
          </a>
        ) : (
          value
        );
      })}
      {others.after}
    </span>
  );
}

function HeroProof({ segment }: { segment: Segment }) {
  return (
    <div className="border-b">
      <Container>
        <div aria-hidden="true" className="h-5 text-border-strong opacity-60 tick-scale" />
        <h2 className="sr-only">{homeCopy.hero.proofLabel}</h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 pt-4 pb-4 @3xl/main:grid-cols-4">
          {homeCopy.hero.proof[segment].map((id) => (
            <li key={id}>
              <ClaimFigure id={id} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-t pt-4">
          <h2 className="text-caption font-semibold">{checked.heading}</h2>
          <SiteLink href={counted.href} className="quiet-link">
            {counted.label}
          </SiteLink>
        </div>
        <ul className="snap-row grid gap-x-8 max-md:auto-cols-[11rem]! max-md:pb-4! md:grid-cols-5 md:pb-6">
          {checked.items.map(({ figure, text, href }) => (
            <li key={href}>
              <SiteLink href={href} className="group block min-h-11 py-1.5">
                <span className="block text-title font-semibold tabular-nums">{figure}</span>{' '}
                <span className="text-caption text-muted-foreground underline underline-offset-4 group-hover:text-foreground">
                  {text}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

const FRAME = 'rounded-panel border bg-surface-raised shadow-raised';
const TITLE = 'border-b px-5 py-3 text-caption text-muted-foreground';

/** What the hero's sentence promises: a forecast, the decision behind this page, or one page for three readers. */
function HeroPicture({ persona }: { persona: Persona }) {
  const Picture = PICTURES[persona.segment];
  return <Picture persona={persona} />;
}

const PICTURES: Record<Segment, ComponentType<{ persona: Persona }>> = {
  'innovation-leader': ForecastPicture,
  developer: DecisionPicture,
  'sales-prospect': ReadersPicture,
};

function ForecastPicture({ persona }: { persona: Persona }) {
  return <ForecastSummary segment={persona.segment} />;
}

/** The request, the rule and the response of this very page. */
function DecisionPicture({ persona }: { persona: Persona }) {
  const { title, request, rule, response } = heroPictureCopy.decision;
  const { result, reason } = selectPrimaryCallToAction(persona.segment);
  const rows = [
    { label: request, code: `GET /\nsegment: ${persona.segment}\ncluster: ${persona.cluster}` },
    { label: `${rule}: ${ruleCopy[reason.ruleId].name}`, code: `segment = ${persona.segment}\n→ ${result}` },
    {
      label: response,
      code: `200 OK\nx-variant: ${formatPersonaSlug(persona)}\n<a>${callToActionCopy[result].label}</a>`,
    },
  ];
  return (
    <figure className={FRAME}>
      <figcaption className={TITLE}>{title}</figcaption>
      <ol className="grid gap-px bg-border">
        {rows.map(({ label, code }) => (
          <li key={label} className="bg-surface-raised px-5 py-4">
            <p className="text-caption font-medium">{label}</p>
            <pre className="mt-1.5 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-primary">
              <code>{code}</code>
            </pre>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** This page's opening, and whom it would greet differently. No other visitor's copy is sent. */
function ReadersPicture({ persona: { segment, cluster } }: { persona: Persona }) {
  const { title, same } = heroPictureCopy.readers;
  const { options } = shellCopy.selectorBar.cluster;
  const action = callToActionCopy[selectPrimaryCallToAction(segment).result];
  return (
    <figure className={FRAME}>
      <figcaption className={TITLE}>{title}</figcaption>
      <div className="grid gap-px bg-border @lg/main:grid-cols-2">
        <div className="bg-surface-raised p-5">
          <p className="text-caption font-semibold text-accent">{options[cluster].label}</p>
          <p className="mt-3 font-heading text-title">{homeCopy.hero.copy[segment][cluster].headline}</p>
          <p className="mt-4">
            <span className="inline-block rounded-control bg-primary px-3 py-1.5 text-sm text-primary-foreground">
              {action.label}
            </span>
          </p>
        </div>
        <ul className="grid gap-px bg-border max-md:hidden">
          {CLUSTERS.filter((other) => other !== cluster).map((other) => (
            <li key={other} className="bg-surface-raised p-5">
              <p className="text-caption font-semibold">{options[other].label}</p>
              <p className="mt-1 text-muted-foreground">{options[other].description}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-t px-5 py-3 text-caption text-muted-foreground">{same}</p>
    </figure>
  );
}
