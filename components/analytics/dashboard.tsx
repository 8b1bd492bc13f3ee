'use client';

import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { DataTable } from '@/components/ui/data-table';
import type { Elements } from '@/components/ui/elements';
import { SelectField } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { ANALYTICS_LOADING_MS } from '@/lib/config/timings';
import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { TIME_RANGES, type AnalyticsData, type TimeRange } from '@/lib/content/analytics/analytics-data';
import {
  DASHBOARD_TAB_IDS,
  dashboardCopy,
  KPI_IDS,
  type DashboardTabId,
  type KpiId,
} from '@/lib/content/analytics/dashboard-copy';
import { formatCount } from '@/lib/personalization/counts';
import { AbTests } from './ab-tests';
import { ChartSlot } from './chart-slot';
import { Covered, LoadingContext } from './covered';
import { EngagementFigures } from './engagement-figures';
import { FigurePanel, TableDisclosure } from './figure-panel';
import { Count, describeMoment } from './figures';
import { PersonalizationFigures } from './personalization-figures';
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

const DEFAULT_RANGE: TimeRange = '7d';

function isTimeRange(value: string): value is TimeRange {
  return TIME_RANGES.some((range) => range === value);
}

const useRange = createKeptState<TimeRange>();
const useLoadedRange = createKeptState<TimeRange | null>();

/** Its figures load for a second on arrival and after each change (spec §4), announced once. */
export function useTimeRange() {
  const [range, setRange] = useRange(DEFAULT_RANGE);
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
    if (!isTimeRange(value) || value === range) return;
    setRange(value);
    setLoadedRange(null);
  }

  return { range, isLoading, chooseRange };
}

const subscribe = () => () => {};

/** False in the server's HTML, which must not claim what only a script can undo. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const { sample, usersOnline: online, range: rangeCopy } = dashboardCopy;
const options = TIME_RANGES.map((value) => ({ value, label: rangeCopy.options[value] }));

type DashboardHeadProps = {
  titleId: string;
  title: string;
  range: TimeRange;
  usersOnline: number;
  onRangeChange: (range: string) => void;
};

function DashboardHead({ titleId, title, range, usersOnline, onRangeChange }: DashboardHeadProps) {
  return (
    <div className="arrives-whole flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id={titleId} className="text-heading">
          {title}
        </h2>
        <p className="mt-1 text-muted-foreground">{rangeCopy.options[range]}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-3">
        <Badge variant="warning">{sample}</Badge>
        <Badge variant="success">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          <span className="tabular-nums">{`${usersOnline} ${online}`}</span>
        </Badge>
        <div data-scripted className="w-40 max-w-full">
          <SelectField
            label={rangeCopy.label}
            value={range}
            options={options}
            onValueChange={onRangeChange}
            className="[&_svg]:block"
          />
        </div>
      </div>
    </div>
  );
}

function KeyFigures({ data: { userBehavior, engagement } }: { data: AnalyticsData }) {
  const { kpis, units } = dashboardCopy;
  const values: Record<KpiId, string> = {
    totalSessions: formatCount(userBehavior.totalSessions),
    avgSessionDuration: `${userBehavior.avgSessionDuration.toFixed(1)} ${units.minutes}`,
    bounceRate: `${userBehavior.bounceRate.toFixed(1)}${units.percent}`,
    engagementScore: engagement.engagementScore.toFixed(1),
  };
  return (
    <dl className="grid grid-cols-2 gap-3 @max-[15rem]/main:grid-cols-1 @lg/main:gap-5 @4xl/main:grid-cols-4">
      {KPI_IDS.map((id) => (
        <div key={id} className="rounded-card border bg-surface p-4 shadow-card @lg/main:p-5">
          <dt className="text-sm font-medium text-muted-foreground">{kpis.items[id].label}</dt>
          <dd className="mt-1.5">
            <Covered skeleton={<Skeleton className="mt-1.5 h-4/5 w-28 max-w-full" />}>
              <span className="block font-heading text-heading font-(--heading-weight) tracking-(--heading-tracking) whitespace-nowrap tabular-nums">
                {values[id]}
              </span>
            </Covered>
            <span className="mt-1.5 block text-caption text-muted-foreground">{kpis.items[id].help}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const { sessions } = dashboardCopy;
const loadChart = () => import('./charts/sessions-chart').then(({ SessionsChart }) => SessionsChart);

function SessionsOverTime({ data }: { data: AnalyticsData['userBehavior'] }) {
  const series = data.sessionsOverTime;
  return (
    <FigurePanel heading={sessions.heading} text={sessions.text}>
      <Covered>
        <ChartSlot
          load={loadChart}
          data={series}
          label={sessions.chart}
          isInteractive
          className="h-60 @3xl/main:h-72"
        />
        <TableDisclosure>
          <div
            className="relative max-h-96 overflow-y-auto"
            tabIndex={0}
            role="region"
            aria-label={sessions.caption}
          >
            <DataTable
              caption={sessions.caption}
              columns={[{ label: sessions.units[series.unit] }, { label: sessions.count, numeric: true }]}
              rows={series.counts.map((count, index) => {
                const { long } = describeMoment(series, index);
                return { id: long, header: long, cells: [<Count key="count" value={count} />] };
              })}
              total={{
                header: sessions.total,
                cells: [<Count key="count" value={data.totalSessions} />],
              }}
            />
          </div>
        </TableDisclosure>
      </Covered>
    </FigurePanel>
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
