import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { formatOpenAddress, isComparedPage, SIDES, startComparison } from '@/lib/compare/comparison';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { pageMetadata } from '@/lib/content/metadata';
import { compareCopy } from '@/lib/content/pages/compare';
import type { Persona } from '@/lib/personalization/persona';
import { ComparePicture } from './compare-picture';
import { Comparer } from './comparer';
import { nameView } from './frames';

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
      />
      <Section id="comparison" title={tool.heading} className="pt-10!">
        <Comparer reader={persona} pages={PAGES} />
        <noscript>
          <h3 className="text-title">{unscripted.heading}</h3>
          <p className="mt-2 max-w-[40rem] text-muted-foreground">{unscripted.text}</p>
          <ul className="mt-4 list-disc pl-5">
            {SIDES.map((side) => (
              <li key={side}>
                <a href={formatOpenAddress(start.page, start[side])} className="quiet-link">
                  {nameView(start[side])}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </Section>
      <Section id="reading" title={reading.heading} intro={reading.intro} tone="sunken">
        <dl className="grid gap-x-10 gap-y-6 @2xl/main:grid-cols-2">
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
