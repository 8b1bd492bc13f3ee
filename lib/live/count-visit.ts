import { PAGE_PATHS } from '@/lib/config/page-requests';
import { ROUTES } from '@/lib/config/routes';
import { EVENTS_RETRY_LIMIT_MS } from '@/lib/config/timings';
import { PARTS_OF_DAY } from '@/lib/content/analytics/analytics-data';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';

/** After a longer gap, the same visitor starts a new visit. */
export const VISIT_GAP_MS = 30 * 60 * 1000;

export const OTHER_PAGES = 'other';

const PRODUCT_PAGES: readonly string[] = [ROUTES.solutions, ROUTES.features, ROUTES.demo];
const PRICE_PAGES: readonly string[] = [ROUTES.pricing, ROUTES.api];

const ENGAGED_DEPTH = 50;

/** As stored, with the variant that was shown. */
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

/** The events of one visit, in the order of storage. */
export type Visit = [CountedEvent, ...CountedEvent[]];

/** The browser's time, limited to how long it may keep an event, because its clock can be wrong. */
export function timeOf({ occurredAt, createdAt }: CountedEvent): number {
  const stored = createdAt.getTime();
  return Math.min(stored, Math.max(occurredAt.getTime(), stored - EVENTS_RETRY_LIMIT_MS));
}

/** Whether nothing from then on belongs to the visit. */
export function isOver(visit: Visit, time: number): boolean {
  return time - timeOf(visit.at(-1) ?? visit[0]) > VISIT_GAP_MS;
}

/** The figures of one visit, by name. */
export function countVisit(visit: Visit, hasRequestedDemo: boolean): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const [{ segment, cluster }] = visit;
  add('sessions');
  add(`segment:${segment}`);
  add(`cluster:${cluster}`);
  add('seconds', countSeconds(visit));
  for (const event of visit) {
    const type = clickedType(event);
    if (type) add(`clicks:${partOfDay(timeOf(event))}:${type}`);
  }

  const views = listViews(visit);
  for (const { page, isAdapted, events } of views) {
    add(`views:${page}`);
    if (isAdapted) add('adapted');
    const types = new Set(events.flatMap((event) => clickedType(event) ?? []));
    for (const type of types) add(`clicked:${type}`);
    if (isAdapted && types.has('cta')) add('adapted:taken');
    if (types.size > 0 || events.some(({ depth }) => (depth ?? 0) >= ENGAGED_DEPTH)) add(`engaged:${page}`);
  }

  // A step counts once it and all before it are reached, in any order.
  const steps = [
    views.length > 1,
    views.some(({ page }) => PRODUCT_PAGES.includes(page)),
    views.some(({ page }) => PRICE_PAGES.includes(page)),
    hasRequestedDemo,
  ];
  for (let step = 0; steps[step]; step += 1) add(`step:${step + 2}`);
  return counts;
}

function countSeconds(visit: Visit): number {
  const times = visit.map(timeOf);
  return Math.floor((Math.max(...times) - Math.min(...times)) / 1000);
}

type View = { page: string; isAdapted: boolean; events: CountedEvent[] };

/** Each page view with the events on its page until the next. With two open tabs, only the view opened last is tracked. */
function listViews(visit: Visit): View[] {
  const views: View[] = [];
  for (const event of visit) {
    const page = event.page !== null && PAGE_PATHS.has(event.page) ? event.page : OTHER_PAGES;
    const open = views.at(-1);
    if (event.eventType === 'pageview') views.push({ page, isAdapted: event.isAdapted, events: [] });
    else if (open?.page === page) open.events.push(event);
  }
  return views;
}

function clickedType({ eventType, elementType }: CountedEvent) {
  return eventType === 'click' ? ELEMENT_TYPES.find((known) => known === elementType) : undefined;
}

const HOURS_PER_PART = 24 / PARTS_OF_DAY.length;

function partOfDay(time: number): string {
  return PARTS_OF_DAY[Math.floor(new Date(time).getUTCHours() / HOURS_PER_PART)] ?? PARTS_OF_DAY[0];
}
