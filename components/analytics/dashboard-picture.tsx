import { HeadPicture, Sparkline } from '@/components/ui/head-picture';
import { Progress } from '@/components/ui/progress';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { last7Days } from '@/lib/content/analytics/last-7-days';
import { shellCopy } from '@/lib/content/shell';
import { formatCount } from '@/lib/personalization/counts';

const { totalSessions, sessionsOverTime } = last7Days.userBehavior;
const { segmentDistribution } = last7Days.personalization;

export function DashboardPicture() {
  return (
    <HeadPicture
      title={dashboardCopy.range.options['7d']}
      note={dashboardCopy.sample}
      className="w-88 space-y-5"
    >
      <p className="font-heading text-3xl leading-none tabular-nums">{formatCount(totalSessions)}</p>
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
