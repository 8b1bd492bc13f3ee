import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { casesCopy } from '@/lib/content/pages/cases';
import type { Persona } from '@/lib/personalization/persona';
import { CaseCard } from './case-card';
import { CaseMethod } from './case-method';

const { head, notice, order, stories, close } = casesCopy;

export function CasesPage({ persona }: { persona: Persona }) {
  return (
    <div data-segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment}>
        <div className="max-w-[40rem] border-l-4 border-accent pl-5">
          <p className="font-semibold">{notice.title}</p>
          <p className="mt-1 text-muted-foreground">{notice.text}</p>
        </div>
      </PageHead>
      <Section id="success-stories" title={stories.heading} intro={stories.lede[persona.cluster]}>
        <div className="space-y-8">
          {order[persona.segment].map((id) => (
            <CaseCard key={id} id={id} />
          ))}
        </div>
      </Section>
      <CaseMethod />
      <PageClose copy={close} cluster={persona.cluster} />
    </div>
  );
}
