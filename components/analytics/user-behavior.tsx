import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import { ConversionFunnel } from './conversion-funnel';
import { TopPages } from './top-pages';

export function UserBehavior({ data: { userBehavior, engagement } }: { data: AnalyticsData }) {
  return (
    <div className="grid items-start gap-5 @5xl/main:grid-cols-2">
      <TopPages pages={userBehavior.topPages} engagementScore={engagement.engagementScore} />
      <ConversionFunnel steps={engagement.conversionFunnel} />
    </div>
  );
}
