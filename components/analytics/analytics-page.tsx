import { Page, PageClose, PageHead } from '@/components/ui/page';
import { analyticsCopy } from '@/lib/content/pages/analytics';
import type { Persona } from '@/lib/personalization/persona';
import { Dashboard } from './dashboard';
import { DashboardPicture } from './dashboard-picture';

const { head, sample, guide, close } = analyticsCopy;

export function AnalyticsPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead
        copy={head}
        segment={persona.segment}
        cluster={persona.cluster}
        picture={<DashboardPicture />}
      >
        <p className="max-w-[40rem] text-muted-foreground">{`${sample} ${guide[persona.cluster]}`}</p>
      </PageHead>
      <Dashboard />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}
