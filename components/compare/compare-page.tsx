import { Container } from '@/components/ui/container';
import { HeadPicture } from '@/components/ui/head-picture';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { formatOpenAddress, isComparedPage, SIDES, startComparison } from '@/lib/compare/comparison';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { homeCopy } from '@/lib/content/home';
import { pageMetadata } from '@/lib/content/metadata';
import { compareCopy } from '@/lib/content/pages/compare';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';
import { Comparer } from './comparer';
import { formatPersonaLabel } from './frames';

const { head, tool, unscripted, reading, close } = compareCopy;

const PAGES = ROUTE_IDS.filter((id) => isComparedPage(ROUTES[id])).map((id) => ({
  value: ROUTES[id],
  label: pageMetadata[id].name,
}));

export function ComparePage({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  const start = startComparison(persona);
  return (
    <Page segment={segment}>
      <PageHead
        copy={head}
        segment={segment}
        picture={<ComparePicture sides={[start.left, start.right]} />}
        size="low"
      />
      <section id="comparison" data-slot="section" aria-labelledby="comparison-title" className="pb-section">
        <Container>
          <h2 id="comparison-title" className="sr-only">
            {tool.heading}
          </h2>
          <Comparer persona={persona} pages={PAGES} />
          <noscript>
            <h3 className="text-title">{unscripted.heading}</h3>
            <p className="mt-2 max-w-[40rem] text-muted-foreground">{unscripted.text}</p>
            <ul className="mt-4 list-disc pl-5">
              {SIDES.map((side) => (
                <li key={side}>
                  <a href={formatOpenAddress(start.page, start[side])} className="quiet-link">
                    {formatPersonaLabel(start[side])}
                  </a>
                </li>
              ))}
            </ul>
          </noscript>
        </Container>
      </section>
      <Section id="reading" title={reading.heading} intro={reading.intro} tone="sunken">
        <dl className="grid gap-x-8 gap-y-6 @2xl/main:grid-cols-2">
          {reading.points.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <PageClose copy={close} cluster={cluster} />
    </Page>
  );
}

const { options } = shellCopy.selectorBar.segment;

function ComparePicture({ sides }: { sides: readonly [Persona, Persona] }) {
  return (
    <HeadPicture title={compareCopy.head.eyebrow} className="grid grid-cols-2 gap-3 p-4">
      {sides.map(({ segment, cluster }, side) => (
        <div key={side} className="rounded-card bg-surface-sunken p-4">
          <p className="text-caption text-muted-foreground">{options[segment].label}</p>
          <p className="mt-3 font-heading leading-tight font-(--heading-weight)">
            <mark className="bg-primary-soft text-primary-soft-foreground">
              {homeCopy.hero.copy[segment][cluster].headline}
            </mark>
          </p>
          <span className="mt-4 block h-1.5 w-4/5 rounded-full bg-border" />
          <span className="mt-2 block h-1.5 w-3/5 rounded-full bg-border" />
          <span className="mt-4 block h-6 w-1/2 rounded-control bg-primary" />
        </div>
      ))}
    </HeadPicture>
  );
}
