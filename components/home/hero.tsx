import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { Why } from '@/components/ui/why';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { claims } from '@/lib/content/claims';
import { heroMessages, type HeroMessageId } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { site } from '@/lib/content/site';
import { whyCopy } from '@/lib/content/why';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { explainCopy } from '@/lib/personalization/explain-copy';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES, type Persona, type Segment } from '@/lib/personalization/persona';

const { copy, visitor, standard, secondary } = homeCopy.hero;

export function Hero({ persona, message }: { persona: Persona; message: HeroMessageId | null }) {
  const { segment, cluster } = persona;
  const { eyebrow, headline, lede } = message ? heroMessages[message] : copy[segment][cluster];
  const action = selectPrimaryCallToAction(segment);
  const primary = callToActionCopy[action.result];
  return (
    <section data-slot="hero" aria-labelledby="hero-title" className="hero-background">
      <Container className="arrives-whole grid grid-cols-1 items-center gap-x-14 gap-y-12 pt-[clamp(2.5rem,1rem+6cqi,6rem)] pb-12 @4xl/main:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-[44rem]">
          <p className="eyebrow text-accent">{eyebrow}</p>
          <h1 id="hero-title" className="mt-4 text-display">
            {headline}
          </h1>
          <p className="mt-6 max-w-[38rem] text-lede text-muted-foreground">{lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={primary.href} size="lg" data-cta="hero-primary">
              {primary.label}
            </ButtonLink>
            <ButtonLink
              href={secondary[segment].href}
              size="lg"
              variant="secondary"
              data-cta="hero-secondary"
            >
              {secondary[segment].label}
            </ButtonLink>
          </div>
          <p className="mt-6 text-caption text-muted-foreground">
            <span className="in-data-standard:hidden">{visitor[persona.visitor][segment]}</span>
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
          <Why label={whyCopy.blocks.hero} reasons={[explainCopy(persona), action.reason]} className="mt-2" />
        </div>
        <Tuner persona={persona} />
      </Container>
      <HeroProof segment={segment} />
    </section>
  );
}

function HeroProof({ segment }: { segment: Segment }) {
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

function Tuner({ persona }: { persona: Persona }) {
  const { segment, cluster, visitor } = shellCopy.selectorBar;
  const rows = [
    { id: 'segment', copy: segment, stations: SEGMENTS, value: persona.segment },
    { id: 'cluster', copy: cluster, stations: CLUSTERS, value: persona.cluster },
    { id: 'visitor', copy: visitor, stations: VISITOR_TYPES, value: persona.visitor },
  ];
  return (
    <div
      data-slot="inverse"
      className="overflow-hidden rounded-panel border border-inverse-border bg-inverse text-inverse-foreground shadow-raised"
    >
      <p className="border-b border-inverse-border px-5 py-3.5 text-caption text-inverse-muted @2xl/main:px-6">
        <span className="in-data-standard:hidden">{site.tagline}</span>
        <span className="hidden in-data-standard:inline">{homeCopy.hero.standard.tuner}</span>
      </p>
      <dl className="divide-y divide-inverse-border px-5 @2xl/main:flex @2xl/main:divide-x @2xl/main:divide-y-0 @2xl/main:px-0 @4xl/main:block @4xl/main:divide-x-0 @4xl/main:divide-y @4xl/main:px-6">
        {rows.map(({ id, copy, stations, value }) => (
          <div
            key={id}
            className="grid grow grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)] items-center gap-x-4 py-3.5 @2xl/main:grid-cols-1 @2xl/main:px-6 @2xl/main:py-5 @4xl/main:grid-cols-[auto_1fr] @4xl/main:items-baseline @4xl/main:px-0"
          >
            <dt className="text-caption text-inverse-muted">{copy.label}</dt>
            <dd className="col-start-1 row-start-2 font-heading leading-tight font-(--heading-weight) @2xl/main:text-lg @4xl/main:col-start-2 @4xl/main:row-start-1 @4xl/main:text-right">
              {labelOf(copy.options, value)}
            </dd>
            <dd
              aria-hidden="true"
              className="col-start-2 row-span-2 row-start-1 @2xl/main:col-start-1 @2xl/main:row-span-1 @2xl/main:row-start-3 @2xl/main:mt-3 @4xl/main:col-span-2 @4xl/main:row-start-2"
            >
              <TunerScale
                stations={stations.length}
                position={stations.findIndex((station) => station === value)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function labelOf(options: Record<string, { label: string }>, value: string): string {
  return options[value]?.label ?? value;
}

const WIDTH = 300;
const TICKS = 31;
const TICKS_PER_STEP = 5;
const GAP = WIDTH / (TICKS - 1);

function TunerScale({ stations, position }: { stations: number; position: number }) {
  const stationX = (index: number) => Math.round(((index + 0.5) / stations) * WIDTH);
  const ticks = Array.from({ length: TICKS }, (_, index) => {
    const height = index % TICKS_PER_STEP === 0 ? 9 : 5;
    return `M${index * GAP + 0.5} 26v-${height}`;
  }).join('');
  const marks = Array.from({ length: stations }, (_, index) => `M${stationX(index)} 26v-16`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 0 ${WIDTH + 4} 28`}
      className="block w-full"
      fill="none"
      strokeLinecap="round"
    >
      <path d={ticks} className="stroke-inverse-muted opacity-45" />
      <path d={marks} className="stroke-inverse-muted" strokeWidth="1.5" />
      <path d={`M${stationX(position)} 27V2`} className="stroke-accent-on-inverse" strokeWidth="3" />
      <circle cx={stationX(position)} cy="4" r="4" className="fill-accent-on-inverse" />
    </svg>
  );
}
