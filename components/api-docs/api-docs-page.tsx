import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import type { Persona } from '@/lib/personalization/persona';
import { ApiCall } from './api-call';
import { ApiErrors } from './api-errors';
import { ApiStart } from './api-start';
import { ApiSummary } from './api-summary';

const { head, groups, close } = apiDocsCopy;

export function ApiDocsPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment} />
      <ApiStart />
      <ApiSummary />
      {groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.heading} intro={group.lede}>
          <div className="divide-y border-y">
            {group.calls.map((id) => (
              <ApiCall key={id} id={id} />
            ))}
          </div>
        </Section>
      ))}
      <ApiErrors />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}
