import { HeadPicture, Sparkline } from '@/components/ui/head-picture';
import { Page, PageClose, PageHead } from '@/components/ui/page';
import { Progress } from '@/components/ui/progress';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { analyticsCopy } from '@/lib/content/pages/analytics';
import { shellCopy } from '@/lib/content/shell';
import { evaluateSamples } from '@/lib/experiments/evaluate-sample';
import { formatCount } from '@/lib/personalization/counts';
import type { Persona } from '@/lib/personalization/persona';
import { Dashboard } from './dashboard';

const { head, sample, guide, close } = analyticsCopy;

const evaluations = evaluateSamples();

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
      <Dashboard evaluations={evaluations} />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}

const { totalSessions, sessionsOverTime } = analyticsByRange['7d'].userBehavior;
const { segmentDistribution } = analyticsByRange['7d'].personalization;

function DashboardPicture() {
  return (
    <HeadPicture
      title={dashboardCopy.range.options['7d']}
      note={dashboardCopy.sample}
      className="space-y-4 p-4"
    >
      <p className="font-heading text-figure leading-heading tabular-nums">{formatCount(totalSessions)}</p>
      <Sparkline values={sessionsOverTime.counts} className="h-24" />
      <ul className="space-y-3 text-caption">
        {segmentDistribution.map(({ segment, percentage }) => (
          <li key={segment} className="grid grid-cols-[8rem_1fr] items-center gap-3">
            <span>{shellCopy.selectorBar.segment.options[segment].label}</span>
            <Progress aria-hidden="true" value={percentage} max={100} />
          </li>
        ))}
      </ul>
    </HeadPicture>
  );
}
