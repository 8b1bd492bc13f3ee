import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { casesCopy } from '@/lib/content/pages/cases';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';
import { CaseCard } from './case-card';
import { CaseMethod } from './case-method';

const { head, notice, order, stories, close } = casesCopy;

export function CasesPage({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  return (
    <Page segment={segment}>
      <PageHead copy={head} segment={segment}>
        <div className="max-w-[40rem] border-l-4 border-accent pl-5">
          <p className="font-semibold">{notice.title}</p>
          <p className="mt-1 text-muted-foreground">{notice.text}</p>
        </div>
      </PageHead>
      <Section
        id="success-stories"
        title={stories.heading}
        intro={stories.lede[cluster]}
        why={<Why label={stories.heading} reasons={[explainWords({ segment, cluster })]} className="mt-3" />}
      >
        <div className="space-y-8">
          {order[segment].map((id) => (
            <CaseCard key={id} id={id} />
          ))}
        </div>
      </Section>
      <CaseMethod />
      <PageClose copy={close} cluster={cluster} />
    </Page>
  );
}
