import { JumpLinks } from '@/components/ui/jump-links';
import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { industriesCopy } from '@/lib/content/pages/industries';
import type { Persona } from '@/lib/personalization/persona';
import { IndustrySection } from './industry-section';

const { head, guide, order, labels, items, close } = industriesCopy;

export function IndustriesPage({ persona }: { persona: Persona }) {
  const ids = order[persona.segment];
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment} cluster={persona.cluster}>
        <JumpLinks label={labels.jump} links={ids.map((id) => ({ id, label: items[id].name }))} />
        <p className="mt-5 max-w-[40rem] text-caption text-muted-foreground">{guide[persona.cluster]}</p>
      </PageHead>
      {ids.map((id, index) => (
        <IndustrySection key={id} id={id} tone={index % 2 === 0 ? 'plain' : 'sunken'} />
      ))}
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}
