'use client';

import { useMemo } from 'react';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { Tabs } from '@/components/ui/tabs';
import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import type { AnalyticsData } from '@/lib/content/analytics/analytics-data';
import {
  DASHBOARD_TAB_IDS,
  dashboardCopy,
  type DashboardTabId,
} from '@/lib/content/analytics/dashboard-copy';
import { AbTests } from './ab-tests';
import { DashboardHead } from './dashboard-head';
import { EngagementFigures } from './engagement-figures';
import { KeyFigures } from './key-figures';
import { LoadingContext } from './loading-context';
import { PersonalizationFigures } from './personalization-figures';
import { SessionsOverTime } from './sessions-over-time';
import { TabPanel } from './tab-panel';
import { useIsHydrated } from './use-is-hydrated';
import { useTimeRange } from './use-time-range';
import { UserBehavior } from './user-behavior';

const { tabs, kpis } = dashboardCopy;

const panels: Record<DashboardTabId, (data: AnalyticsData) => Elements> = {
  'user-behavior': (data) => <UserBehavior data={data} />,
  personalization: (data) => <PersonalizationFigures data={data} />,
  'ab-testing': (data) => <AbTests tests={data.abTesting.activeTests} />,
  engagement: (data) => <EngagementFigures data={data} />,
};

export function Dashboard() {
  const { range, isLoading, chooseRange } = useTimeRange();
  const isHydrated = useIsHydrated();
  const isBusy = isLoading && isHydrated;
  const loading = useMemo(() => ({ isLoading, isBusy }), [isLoading, isBusy]);
  const data = analyticsByRange[range];
  return (
    <LoadingContext value={loading}>
      <div data-slot="dashboard" aria-busy={isBusy}>
        <section id="key-figures" aria-labelledby="key-figures-title" className="py-10 @3xl/main:py-14">
          <Container className="space-y-5">
            <DashboardHead
              titleId="key-figures-title"
              title={kpis.heading}
              range={range}
              usersOnline={data.engagement.realTimeUsers}
              onRangeChange={chooseRange}
            />
            <KeyFigures data={data} />
            <SessionsOverTime data={data.userBehavior} />
          </Container>
        </section>
        <div className="border-t bg-surface-sunken pt-8 pb-section @3xl/main:pt-12">
          <Container>
            <Tabs
              label={tabs.label}
              items={DASHBOARD_TAB_IDS.map((id) => ({
                id,
                label: tabs.items[id].heading,
                content: (
                  <TabPanel id={id} {...tabs.items[id]}>
                    {panels[id](data)}
                  </TabPanel>
                ),
              }))}
            />
          </Container>
        </div>
      </div>
    </LoadingContext>
  );
}
