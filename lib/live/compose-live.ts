import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import {
  PARTS_OF_DAY,
  type Figures,
  type PartOfDay,
  type TimeRange,
} from '@/lib/content/analytics/analytics-data';
import { liveNames } from '@/lib/content/analytics/live-copy';
import { pageMetadata } from '@/lib/content/metadata';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { OTHER_PAGES } from './count-visit';

/** Figures of the visits that began in an hour, by name. `hour`: its start. */
export type HourCounts = { hour: Date; counts: Readonly<Record<string, number>> };

export const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const SPANS = {
  '1d': { unit: 'hour', unitMs: HOUR_MS, length: 24 },
  '7d': { unit: 'weekday', unitMs: DAY_MS, length: 7 },
  '30d': { unit: 'day', unitMs: DAY_MS, length: 30 },
  '90d': { unit: 'day', unitMs: DAY_MS, length: 90 },
} as const satisfies Record<TimeRange, unknown>;

/** The start of the first hour or day (UTC) of a range that ends with the hour or day of `end`. */
export function startOfRange(range: TimeRange, end: Date): Date {
  const { unitMs, length } = SPANS[range];
  return new Date((Math.floor(end.getTime() / unitMs) - (length - 1)) * unitMs);
}

/** Privacy thresholds of public figures: minimum base of a rate, minimum count, minimum number of people online. */
const MIN_BASE = 20;
const MIN_COUNT = 5;
const MIN_ONLINE = 3;

const MAX_LISTED_PAGES = 7;

type Get = (name: string) => number;

export function hideFewOnline(online: number): number | null {
  return online < MIN_ONLINE ? null : online;
}

/** Null below the minimum number of sessions. Every rate is a quotient of sums. */
export function composeLive(hours: readonly HourCounts[], range: TimeRange, end: Date): Figures | null {
  const totals = sumUp(hours);
  const get: Get = (name) => totals.get(name) ?? 0;
  const total = get('sessions');
  if (total < MIN_BASE) return null;
  const views = sumOf([...ROUTE_IDS.map((id) => ROUTES[id]), OTHER_PAGES], (page) => get(`views:${page}`));
  return {
    userBehavior: {
      totalSessions: total,
      avgSessionDuration: round(get('seconds') / total / 60),
      bounceRate: percentOf(total - get('step:2'), total),
      pagesPerSession: round(views / total),
      sessionsOverTime: {
        unit: SPANS[range].unit,
        counts: listSessions(hours, range, end).map(hideFew),
        end: end.toISOString(),
      },
      topPages: listPages(get),
    },
    personalization: {
      segmentDistribution: SEGMENTS.map((segment) => ({
        segment,
        ...shareOf(get(`segment:${segment}`), total),
      })),
      clusterDistribution: CLUSTERS.map((cluster) => ({
        cluster,
        ...shareOf(get(`cluster:${cluster}`), total),
      })),
      adaptationSuccess: percentOf(get('adapted:taken'), get('adapted')),
      contentRelevance: percentOf(get('ratings:good'), get('ratings')),
    },
    // The sample's experiments are invented. Real ones are shown separately.
    abTesting: { activeTests: [] },
    engagement: {
      engagementScore: percentOf(
        sumOf(
          [...totals.keys()].filter((name) => name.startsWith('engaged:')),
          get,
        ),
        views,
      ),
      interactionHeatmap: ELEMENT_TYPES.map((type) => describeClicks(type, get, views)),
      conversionFunnel: liveNames.steps.map((step, index) => {
        const { count, percentage } = shareOf(index === 0 ? total : get(`step:${index + 1}`), total);
        return { step, users: count, conversion: percentage };
      }),
    },
  };
}

function sumUp(hours: readonly HourCounts[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { counts } of hours)
    for (const [name, count] of Object.entries(counts)) totals.set(name, (totals.get(name) ?? 0) + count);
  return totals;
}

/** By hour or day, oldest first. */
function listSessions(hours: readonly HourCounts[], range: TimeRange, end: Date): number[] {
  const { unitMs, length } = SPANS[range];
  const start = startOfRange(range, end).getTime();
  const sessions = Array<number>(length).fill(0);
  for (const { hour, counts } of hours) {
    const index = Math.floor((hour.getTime() - start) / unitMs);
    sessions[index] = (sessions[index] ?? 0) + (counts.sessions ?? 0);
  }
  return sessions;
}

/** The most viewed pages, and one row for all others, including those with few views. */
function listPages(get: Get): Figures['userBehavior']['topPages'] {
  const pages = ROUTE_IDS.map((id) => ({ name: pageMetadata[id].name, path: ROUTES[id] }))
    .map((page) => ({ ...page, views: get(`views:${page.path}`), engaged: get(`engaged:${page.path}`) }))
    .sort((one, other) => other.views - one.views);
  const listed = pages.filter(({ views }) => views >= MIN_COUNT).slice(0, MAX_LISTED_PAGES);
  const others = [
    ...pages.slice(listed.length),
    { views: get(`views:${OTHER_PAGES}`), engaged: get(`engaged:${OTHER_PAGES}`) },
  ];
  const views = sumOf(others, (page) => page.views);
  return [
    ...listed.map((page) => ({
      page: page.name,
      path: page.path,
      views: page.views,
      engagement: percentOf(page.engaged, page.views),
    })),
    {
      page: liveNames.otherPages,
      path: null,
      views: hideFew(views),
      engagement: percentOf(
        sumOf(others, ({ engaged }) => engaged),
        views,
      ),
    },
  ];
}

function describeClicks(type: (typeof ELEMENT_TYPES)[number], get: Get, views: number) {
  const clicksIn = (part: PartOfDay) => get(`clicks:${part}:${type}`);
  return {
    element: liveNames.elements[type],
    interactions: hideFew(sumOf(PARTS_OF_DAY, clicksIn)),
    engagement: percentOf(get(`clicked:${type}`), views),
    byPartOfDay: {
      night: hideFew(clicksIn('night')),
      morning: hideFew(clicksIn('morning')),
      afternoon: hideFew(clicksIn('afternoon')),
      evening: hideFew(clicksIn('evening')),
    },
  };
}

function shareOf(count: number, total: number): { count: number | null; percentage: number | null } {
  const isShown = count >= MIN_COUNT;
  return { count: isShown ? count : null, percentage: isShown ? percentOf(count, total) : null };
}

function hideFew(count: number): number | null {
  return count < MIN_COUNT ? null : count;
}

function percentOf(part: number, base: number): number | null {
  return base < MIN_BASE ? null : round((part * 100) / base);
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
