import { ClaimFigure } from '@/components/solutions/claim-figures';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { keepTogether } from '@/components/ui/keep-together';
import { PhoneFold } from '@/components/ui/phone-fold';
import { SiteLink } from '@/components/ui/site-link';
import { Why } from '@/components/ui/why';
import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { heroMessages, type HeroMessageId } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { tunerCopy } from '@/lib/content/tuner';
import { whyCopy } from '@/lib/content/why';
import { applyExperiment, markExperiment, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { explainCopy } from '@/lib/personalization/decide-persona';
import { SEGMENTS, type Persona, type Segment } from '@/lib/personalization/persona';
import { HeroPicture } from './hero-picture';
import { TunerPanel } from './tuner-panel';
import { segmentReaders } from '@/lib/content/segments';

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
          <PhoneFold id="unfolded-tuner" label={tunerCopy.heading} folds="all">
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
