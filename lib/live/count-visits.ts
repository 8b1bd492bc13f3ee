import { PAGE_PATHS } from '@/lib/config/page-requests';
import { ROUTES } from '@/lib/config/routes';
import { EVENTS_RETRY_LIMIT_MS } from '@/lib/config/timings';
import { PARTS_OF_DAY } from '@/lib/content/analytics/analytics-data';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';

/** After a longer gap, the same visitor starts a new visit. */
export const VISIT_GAP_MS = 30 * 60 * 1000;
export const HOUR_MS = 60 * 60 * 1000;

export const OTHER_PAGES = 'other';

const PRODUCT_PAGES: readonly string[] = [ROUTES.solutions, ROUTES.features, ROUTES.demo];
const PRICE_PAGES: readonly string[] = [ROUTES.pricing, ROUTES.api];

/** The funnel's steps after the first, in order. */
const STEPS = ['second-view', 'product', 'prices', 'demo-request'] as const;
type Step = (typeof STEPS)[number];

const ENGAGED_DEPTH = 50;

/** As stored. */
export type CountedEvent = {
  visitorId: string;
  eventType: string;
  elementType: string | null;
  depth: number | null;
  page: string | null;
  segment: string;
  cluster: string;
  isAdapted: boolean;
  occurredAt: Date;
  createdAt: Date;
};

type Visit = {
  startedAt: number;
  lastAt: number;
  /** Of the hour in which the visit began. */
  counts: Map<string, number>;
  views: number;
  steps: Set<Step>;
  /** The open view, and the names that were counted for it. */
  page: string;
  isAdapted: boolean;
  counted: Set<string>;
};

/** Counts visits by the hour (UTC) in which each began. Events and demo requests must come in the order of storage. */
export function createVisitCounter() {
  const hours = new Map<number, Map<string, number>>();
  const visits = new Map<string, Visit>();

  /** @param hour in milliseconds since the epoch */
  function countsOf(hour: number): Map<string, number> {
    const counts = hours.get(hour) ?? new Map<string, number>();
    hours.set(hour, counts);
    return counts;
  }

  function findVisit(visitorId: string, at: number): Visit | undefined {
    const visit = visits.get(visitorId);
    return visit && at - visit.lastAt <= VISIT_GAP_MS ? visit : undefined;
  }

  function startVisit({ visitorId, segment, cluster }: CountedEvent, at: number): Visit {
    const counts = countsOf(startOfHour(at));
    const open = { page: '', isAdapted: false, counted: new Set<string>() };
    const visit = { startedAt: at, lastAt: at, counts, views: 0, steps: new Set<Step>(), ...open };
    visits.set(visitorId, visit);
    add(counts, 'sessions');
    add(counts, `segment:${segment}`);
    add(counts, `cluster:${cluster}`);
    return visit;
  }

  return {
    hours,
    addEvent(event: CountedEvent): void {
      const at = timeOf(event);
      const visit = findVisit(event.visitorId, at) ?? startVisit(event, at);
      const seconds = secondsOf(visit);
      visit.lastAt = Math.max(visit.lastAt, at);
      add(visit.counts, 'seconds', secondsOf(visit) - seconds);
      countEvent(visit, event, at);
    },
    /** The last step of the funnel. Not counted without a visit, as of a visitor who is not tracked. */
    addDemoRequest(visitorId: string, createdAt: Date): void {
      const visit = findVisit(visitorId, createdAt.getTime());
      if (visit) reach(visit, ['demo-request']);
    },
    addRating(isGood: boolean, createdAt: Date): void {
      const counts = countsOf(startOfHour(createdAt.getTime()));
      add(counts, 'ratings');
      if (isGood) add(counts, 'ratings:good');
    },
    /** Frees the memory of visits that had ended by then. */
    forgetEnded(time: number): void {
      for (const [visitorId, { lastAt }] of visits)
        if (time - lastAt > VISIT_GAP_MS + EVENTS_RETRY_LIMIT_MS) visits.delete(visitorId);
    },
  };
}

export function startOfHour(time: number): number {
  return Math.floor(time / HOUR_MS) * HOUR_MS;
}

/** The browser's time, limited to how long it may keep an event, because its clock can be wrong. */
function timeOf({ occurredAt, createdAt }: CountedEvent): number {
  const stored = createdAt.getTime();
  return Math.min(stored, Math.max(occurredAt.getTime(), stored - EVENTS_RETRY_LIMIT_MS));
}

function add(counts: Map<string, number>, name: string, by = 1): void {
  if (by > 0) counts.set(name, (counts.get(name) ?? 0) + by);
}

function secondsOf({ startedAt, lastAt }: Visit): number {
  return Math.floor((lastAt - startedAt) / 1000);
}

function countEvent(visit: Visit, event: CountedEvent, at: number): void {
  const page = event.page !== null && PAGE_PATHS.has(event.page) ? event.page : OTHER_PAGES;
  const { counts } = visit;
  if (event.eventType === 'pageview') {
    const { isAdapted } = event;
    Object.assign(visit, { page, isAdapted, counted: new Set(), views: visit.views + 1 });
    reach(visit, [
      ...(visit.views > 1 ? (['second-view'] as const) : []),
      ...(PRODUCT_PAGES.includes(page) ? (['product'] as const) : []),
      ...(PRICE_PAGES.includes(page) ? (['prices'] as const) : []),
    ]);
    add(counts, `views:${page}`);
    if (isAdapted) add(counts, 'adapted');
    return;
  }
  const type =
    event.eventType === 'click' ? ELEMENT_TYPES.find((known) => known === event.elementType) : undefined;
  if (type) add(counts, `clicks:${partOfDay(at)}:${type}`);
  // With two open tabs, only the view opened last is tracked.
  if (page !== visit.page) return;
  if (type || (event.depth ?? 0) >= ENGAGED_DEPTH) addOnce(visit, `engaged:${page}`);
  if (type) addOnce(visit, `clicked:${type}`);
  if (type === 'cta' && visit.isAdapted) addOnce(visit, 'adapted:taken');
}

function addOnce({ counts, counted }: Visit, name: string): void {
  if (!counted.has(name)) add(counts, name);
  counted.add(name);
}

/** A step counts once it and all before it are reached, in any order. */
function reach({ counts, steps }: Visit, reached: readonly Step[]): void {
  const depth = depthOf(steps);
  for (const step of reached) steps.add(step);
  for (let step = depth; step < depthOf(steps); step += 1) add(counts, `step:${step + 2}`);
}

function depthOf(steps: ReadonlySet<Step>): number {
  const missing = STEPS.findIndex((step) => !steps.has(step));
  return missing < 0 ? STEPS.length : missing;
}

const HOURS_PER_PART = 24 / PARTS_OF_DAY.length;

function partOfDay(time: number): string {
  return PARTS_OF_DAY[Math.floor(new Date(time).getUTCHours() / HOURS_PER_PART)] ?? PARTS_OF_DAY[0];
}
