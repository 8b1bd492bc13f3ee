import { PAGE_PATHS } from '@/lib/config/page-requests';
import { ROUTES } from '@/lib/config/routes';
import { EVENTS_RETRY_LIMIT_MS } from '@/lib/config/timings';
import { PARTS_OF_DAY } from '@/lib/content/analytics/analytics-data';
import { ELEMENT_TYPES } from '@/lib/personalization/behavior';
import type { Cluster, Segment } from '@/lib/personalization/persona';

/** After a longer gap, the same visitor starts a new session. */
export const SESSION_GAP_MS = 30 * 60 * 1000;

export const OTHER_PAGES = 'other';

const PRODUCT_PAGES: readonly string[] = [ROUTES.solutions, ROUTES.features, ROUTES.demo];
const PRICE_PAGES: readonly string[] = [ROUTES.pricing, ROUTES.api];

/** Bits of a session's progress: the funnel's steps after the first, in order. */
const SECOND_VIEW = 1;
const PRODUCT = 2;
const PRICES = 4;
const DEMO_REQUEST = 8;
const STEPS = [SECOND_VIEW, PRODUCT, PRICES, DEMO_REQUEST];

/** Bits of what has been counted for the open view. Element types use the bits after these. */
const ENGAGED = 1;
const ADAPTED = 2;
const FIRST_TYPE = 4;
const CALL_TO_ACTION = FIRST_TYPE << ELEMENT_TYPES.indexOf('cta');

const ENGAGED_DEPTH = 50;

/** `seen` contains the funnel's bits. `page` and `marks` belong to the open view. */
export type Visit = {
  startedAt: Date;
  lastAt: Date;
  views: number;
  seen: number;
  page: string;
  marks: number;
};

/** The persona of the visitor's page. `isAdapted`: to an ad or behavior. */
export type Shown = { segment: Segment; cluster: Cluster; isAdapted: boolean };

export type SeenEvent = {
  eventType: string;
  elementType?: string;
  depth?: number;
  page?: string;
  occurredAt: Date;
};

export type Counts = ReadonlyMap<string, number>;
type Add = (name: string, by?: number) => void;

/** The counts of new events, all in the bucket in which their session started. */
export function countVisit(
  before: Visit | null,
  events: readonly SeenEvent[],
  shown: Shown,
  now: Date,
): { visit: Visit; counts: Counts } {
  const { counts, add } = createCounts();
  const began = new Date(now.getTime() - spanOf(events));
  const isSame = before !== null && isSameVisit(before, began);
  const visit: Visit = isSame
    ? { ...before }
    : { startedAt: began, lastAt: began, views: 0, seen: 0, page: '', marks: 0 };
  const start = { ...visit };
  if (!isSame) {
    add('sessions');
    add(`segment:${shown.segment}`);
    add(`cluster:${shown.cluster}`);
  }
  for (const event of events) countEvent(visit, event, { ...shown, now, add });
  if (now > visit.lastAt) visit.lastAt = now;
  add('seconds', secondsOf(visit) - secondsOf(start));
  countSteps(start, visit, add);
  return { visit, counts };
}

/** Counts a demo request if the visitor has a current visit, else returns null. */
export function countDemoRequest(before: Visit | null, now: Date): { visit: Visit; counts: Counts } | null {
  if (before === null || !isSameVisit(before, now)) return null;
  const { counts, add } = createCounts();
  const visit = { ...before, seen: before.seen | DEMO_REQUEST };
  countSteps(before, visit, add);
  return { visit, counts };
}

function createCounts(): { counts: Map<string, number>; add: Add } {
  const counts = new Map<string, number>();
  const add: Add = (name, by = 1) => {
    if (by > 0) counts.set(name, (counts.get(name) ?? 0) + by);
  };
  return { counts, add };
}

function isSameVisit({ lastAt }: Visit, moment: Date): boolean {
  return moment.getTime() - lastAt.getTime() <= SESSION_GAP_MS;
}

/** Time span of a batch, capped because the browser's clock can be wrong. */
function spanOf(events: readonly SeenEvent[]): number {
  const times = events.map(({ occurredAt }) => occurredAt.getTime());
  return Math.min(Math.max(...times) - Math.min(...times), EVENTS_RETRY_LIMIT_MS);
}

function secondsOf({ startedAt, lastAt }: Visit): number {
  return Math.floor((lastAt.getTime() - startedAt.getTime()) / 1000);
}

type EventContext = Shown & { now: Date; add: Add };

function countEvent(visit: Visit, event: SeenEvent, { isAdapted, now, add }: EventContext): void {
  const page = event.page !== undefined && PAGE_PATHS.has(event.page) ? event.page : OTHER_PAGES;
  if (event.eventType === 'pageview') {
    Object.assign(visit, { page, marks: isAdapted ? ADAPTED : 0, views: visit.views + 1 });
    visit.seen |=
      (visit.views > 1 ? SECOND_VIEW : 0) |
      (PRODUCT_PAGES.includes(page) ? PRODUCT : 0) |
      (PRICE_PAGES.includes(page) ? PRICES : 0);
    add(`views:${page}`);
    if (isAdapted) add('adapted');
    return;
  }
  const type =
    event.eventType === 'click' ? ELEMENT_TYPES.findIndex((known) => known === event.elementType) : -1;
  if (type >= 0) add(`clicks:${partOfDay(now)}:${ELEMENT_TYPES[type]}`);
  // With two open tabs, only the view opened last is tracked.
  if (page !== visit.page) return;
  if (type >= 0 || (event.depth ?? 0) >= ENGAGED_DEPTH) mark(visit, ENGAGED, `engaged:${page}`, add);
  if (type < 0) return;
  const isFirst = mark(visit, FIRST_TYPE << type, `clicked:${ELEMENT_TYPES[type]}`, add);
  const isTaken = FIRST_TYPE << type === CALL_TO_ACTION && visit.marks & ADAPTED;
  if (isFirst && isTaken) add('adapted:taken');
}

function mark(visit: Visit, bit: number, name: string, add: Add): boolean {
  if (visit.marks & bit) return false;
  visit.marks |= bit;
  add(name);
  return true;
}

/** A step counts once it and all before it are reached, in any order. */
function countSteps(before: Visit, after: Visit, add: Add): void {
  for (let step = depthOf(before); step < depthOf(after); step += 1) add(`step:${step + 2}`);
}

function depthOf({ seen }: Visit): number {
  const missing = STEPS.findIndex((step) => (seen & step) === 0);
  return missing < 0 ? STEPS.length : missing;
}

const HOURS_PER_PART = 24 / PARTS_OF_DAY.length;

function partOfDay(time: Date): string {
  return PARTS_OF_DAY[Math.floor(time.getUTCHours() / HOURS_PER_PART)] ?? PARTS_OF_DAY[0];
}
