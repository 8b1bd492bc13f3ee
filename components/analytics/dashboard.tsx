'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAddressState } from '@/components/hooks/address-state';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { ANALYTICS_LOADING_MS } from '@/lib/config/timings';
import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { TIME_RANGES, type Figures, type TimeRange } from '@/lib/content/analytics/analytics-data';
import {
  DASHBOARD_TAB_IDS,
  dashboardCopy,
  KPI_IDS,
  type DashboardTabId,
  type KpiId,
} from '@/lib/content/analytics/dashboard-copy';
import { liveCopy } from '@/lib/content/analytics/live-copy';
import type { SampleEvaluations } from '@/lib/experiments/evaluate-sample';
import { ExperimentCards } from './experiment-cards';
import { DashboardHead } from './dashboard-head';
import { EngagementFigures } from './engagement-figures';
import { Figure } from './figure';
import { Count, describeMoment, formatPercent, formatShort, KeyRate } from './figures';
import { Covered, DashboardCopyContext, LoadingContext, useDashboardCopy } from './loading';
import { PersonalizationFigures } from './personalization-figures';
import { useLive, type LiveView } from './use-live';
import { UserBehavior } from './user-behavior';

const panels: Record<DashboardTabId, (data: Figures, evaluations: SampleEvaluations) => Elements> = {
  'user-behavior': (data) => <UserBehavior data={data} />,
  personalization: (data) => <PersonalizationFigures data={data} />,
  'ab-testing': (data, evaluations) => (
    <ExperimentCards experiments={data.abTesting.activeTests} evaluations={evaluations} />
  ),
  engagement: (data) => <EngagementFigures data={data} />,
};

export function Dashboard({ evaluations }: { evaluations: SampleEvaluations }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { range, isLoading: isSampleLoading, chooseRange } = useTimeRange();
  const { source, chooseSource, view, isLoading: isLiveLoading, retry } = useLive(range);
  const isHydrated = useIsHydrated();
  const isSample = source === 'sample';
  const isLoading = isSample ? isSampleLoading : isLiveLoading;
  const isBusy = isLoading && isHydrated;
  const loading = useMemo(() => ({ isLoading, isBusy }), [isLoading, isBusy]);
  const sample = analyticsByRange[range];
  const copy = view ? liveCopy : dashboardCopy;
  // While the site's own figures load, the sample reserves their space under the cover.
  const data = view ? view.response?.figures : sample;

  async function tryAgain() {
    const button = document.activeElement;
    const { isSuccess } = await retry();
    // The button disappears once the figures load.
    if (isSuccess && document.activeElement === button) titleRef.current?.focus();
  }
  return (
    <LoadingContext value={loading}>
      <DashboardCopyContext value={copy}>
        <div data-slot="dashboard" aria-busy={isBusy}>
          <section id="key-figures" aria-labelledby="key-figures-title" className="py-10 @3xl/main:py-14">
            <Container className="space-y-5">
              <DashboardHead
                titleRef={titleRef}
                title={copy.kpis.heading}
                range={range}
                source={source}
                usersOnline={isSample ? sample.engagement.realTimeUsers : view?.response?.usersOnline}
                updatedAt={view?.response?.updatedAt}
                onRangeChange={chooseRange}
                onSourceChange={chooseSource}
              />
              {view ? <LiveNotice view={view} onRetry={tryAgain} /> : null}
              {data ? <KeyFigures data={data} /> : null}
              {data ? <SessionsOverTime data={data.userBehavior} /> : null}
            </Container>
          </section>
          {data ? <Sections data={data} evaluations={evaluations} /> : null}
        </div>
      </DashboardCopyContext>
    </LoadingContext>
  );
}

type LiveNoticeProps = { view: LiveView; onRetry: () => Promise<void> };

/** A status, so that the failure is read again when the button's label changes back. */
export function LiveNotice({ view: { problem, response }, onRetry }: LiveNoticeProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const isCollecting = response?.figures === null;
  const { live, floors } = useDashboardCopy();

  async function tryAgain() {
    if (isRetrying) return;
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  }
  return (
    <div role="status" className={problem || isCollecting ? noticeBox : 'sr-only'}>
      {isCollecting ? <p className="text-title">{floors.figure}</p> : null}
      {problem || isCollecting ? <p>{live[problem ?? 'collecting']}</p> : null}
      {problem === 'failed' ? (
        <Button variant="secondary" aria-disabled={isRetrying} onClick={() => void tryAgain()}>
          {isRetrying ? live.retrying : live.retry}
        </Button>
      ) : null}
    </div>
  );
}

const noticeBox = 'space-y-3 rounded-card border bg-surface p-4 shadow-card @lg/main:p-6';

function Sections({ data, evaluations }: { data: Figures; evaluations: SampleEvaluations }) {
  const { tabs } = useDashboardCopy();
  const [tab, setTab] = useAddressState('tab', DASHBOARD_TAB_IDS, 'user-behavior');
  return (
    <div className="border-t bg-surface-sunken pt-8 pb-section @3xl/main:pt-12">
      <Container>
        <Tabs
          label={tabs.label}
          value={tab}
          onValueChange={setTab}
          items={DASHBOARD_TAB_IDS.map((id) => ({
            id,
            label: tabs.items[id].heading,
            content: (
              <TabPanel id={id} {...tabs.items[id]}>
                {panels[id](data, evaluations)}
              </TabPanel>
            ),
          }))}
        />
      </Container>
    </div>
  );
}

const useLoadedRange = createPreservedState<TimeRange | null>();

/** Loads for one second on arrival and after each change (spec §4), announced once. */
export function useTimeRange() {
  const [range, setRange] = useAddressState('range', TIME_RANGES, '7d');
  const [loadedRange, setLoadedRange] = useLoadedRange(null);
  const isLoading = range !== loadedRange;

  const load = useEffectEvent(() => {
    setLoadedRange(range);
    announce(`${dashboardCopy.loaded} ${dashboardCopy.range.options[range]}`);
  });
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(load, ANALYTICS_LOADING_MS);
    return () => clearTimeout(timer);
  }, [range, isLoading]);

  function chooseRange(value: string) {
    if (value === range) return;
    setRange(value);
    setLoadedRange(null);
  }

  return { range, isLoading, chooseRange };
}

function KeyFigures({ data: { userBehavior, engagement } }: { data: Figures }) {
  const { kpis, units } = useDashboardCopy();
  const minutes = userBehavior.avgSessionDuration;
  const values: Record<KpiId, string | undefined> = {
    totalSessions: formatShort(userBehavior.totalSessions),
    avgSessionDuration: minutes === null ? undefined : `${minutes.toFixed(1)} ${units.minutes}`,
    bounceRate: formatPercent(userBehavior.bounceRate),
    engagementScore: engagement.engagementScore?.toFixed(1),
  };
  return (
    <dl className="grid grid-cols-2 gap-3 @max-[15rem]/main:grid-cols-1 @lg/main:gap-6 @4xl/main:grid-cols-4">
      {KPI_IDS.map((id) => (
        <div key={id} className="rounded-card border bg-surface p-4 shadow-card @lg/main:p-5">
          <dt className="text-sm font-medium text-muted-foreground">{kpis.items[id].label}</dt>
          <dd className="mt-1.5">
            <Covered skeleton={<Skeleton className="mt-1.5 h-4/5 w-28 max-w-full" />}>
              <span className="block font-heading text-heading font-(--heading-weight) tracking-(--heading-tracking) whitespace-nowrap tabular-nums">
                {values[id] ?? <KeyRate value={null} />}
              </span>
            </Covered>
            <span className="mt-1.5 block text-caption text-muted-foreground">{kpis.items[id].help}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const loadChart = () => import('./charts/sessions-chart').then(({ SessionsChart }) => SessionsChart);

function SessionsOverTime({ data }: { data: Figures['userBehavior'] }) {
  const { sessions } = useDashboardCopy();
  const series = data.sessionsOverTime;
  return (
    <Figure
      copy={sessions}
      chart={{ load: loadChart, data: series, isInteractive: true, className: 'h-60 @3xl/main:h-72' }}
      isTableClosed
      isTableLong
      rows={series.counts.map((count, index) => ({ moment: describeMoment(series, index).long, count }))}
      id={({ moment }) => moment}
      columns={[
        { label: sessions.units[series.unit], value: ({ moment }) => moment, total: sessions.total },
        {
          label: sessions.count,
          numeric: true,
          value: ({ count }) => <Count value={count} />,
          total: <Count value={data.totalSessions} />,
        },
      ]}
    />
  );
}

type TabPanelProps = { id: string; heading: string; text: string; children: Elements };

function TabPanel({ id, heading, text, children }: TabPanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only text-heading [@media(scripting:none)]:not-sr-only">
        {heading}
      </h2>
      <p className="mb-6 max-w-[44rem] text-muted-foreground">{text}</p>
      {children}
    </section>
  );
}
