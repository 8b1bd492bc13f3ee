import { Container } from '@/components/ui/container';
import { JumpLinks } from '@/components/ui/jump-links';
import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { solutionsCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import type { Persona } from '@/lib/personalization/persona';
import { SolutionCard } from './solution-card';

const { head, order, jump, orderNote, close } = solutionsCopy;

export function SolutionsPage({ persona }: { persona: Persona }) {
  const ids = order[persona.segment];
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment} cluster={persona.cluster}>
        <JumpLinks label={jump} links={ids.map((id) => ({ id, label: products[id].name }))} />
        <p className="mt-5 max-w-[40rem] text-caption text-muted-foreground">{orderNote[persona.cluster]}</p>
      </PageHead>
      <Container className="space-y-8 py-section">
        {ids.map((id) => (
          <SolutionCard key={id} id={id} segment={persona.segment} />
        ))}
      </Container>
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}
