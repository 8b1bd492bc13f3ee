import { pathOf } from '@/lib/calls/endpoint';
import { EVENTS_FLUSH_MS, EVENTS_RETRY_LIMIT_MS, spreadRetry } from '@/lib/config/timings';
import type { EventsRequest } from '@/lib/calls/send-events';
import { fromOrigin } from './from-origin';
import { readVisitMode } from './visit-mode';
import { readTouches } from './campaign';
import { logSilently } from './log';
import { isRefusal, send } from './request';
import { randomUuid } from './request-ids';
import { readUserId } from './user-id';

export type QueuedEvent = EventsRequest['events'][number];
type WithoutIdentity<Event> = Event extends unknown ? Omit<Event, 'eventId' | 'occurredAt'> : never;

/** The largest batch within the 16 KB request limit, including two campaigns. */
const BATCH_SIZE = 12;
const BATCH_SIZE_WITH_CAMPAIGN = 8;
const MAX_QUEUED = 200;

let queue: QueuedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = EVENTS_FLUSH_MS;
let isSending = false;
const leaving = new Set<string>();

export function queueEvent(event: WithoutIdentity<QueuedEvent>): void {
  if (readVisitMode() === 'demo') return;
  const queued = { ...event, eventId: randomUuid(), occurredAt: new Date().toISOString() } as QueuedEvent;
  queue = append(queue, queued).slice(-MAX_QUEUED);
  schedule();
}

/** Of consecutive scroll positions on a page, one event carries the deepest. */
function append(events: readonly QueuedEvent[], event: QueuedEvent): QueuedEvent[] {
  const last = events.at(-1);
  if (last?.eventType !== 'scroll' || event.eventType !== 'scroll' || last.page !== event.page)
    return [...events, event];
  const depth = Math.max(last.eventData.depth, event.eventData.depth);
  return [...events.slice(0, -1), { ...event, eventData: { depth } }];
}

export function clearQueue(): void {
  queue = [];
  clearTimeout(timer);
  timer = undefined;
}

/** The page may come back, so an event is kept until the server has answered. A second copy has the same id. */
export function sendQueueOnLeave(): void {
  if (readVisitMode() !== 'own') return clearQueue();
  // A page that is left is first hidden, then unloaded.
  let rest = queue.filter(({ eventId }) => !leaving.has(eventId));
  while (rest.length > 0) {
    const batch = createBatch(rest);
    rest = rest.slice(batch.events.length);
    if ('keepalive' in Request.prototype) void deliverOnLeave(batch);
    else if (sendBeacon(batch)) drop(batch.events);
  }
}

async function deliverOnLeave(batch: EventsRequest): Promise<void> {
  for (const { eventId } of batch.events) leaving.add(eventId);
  // Without waiting for the visit's first call, which the page might not live to see.
  await deliver(batch, { keepalive: true, isOpen: true });
  for (const { eventId } of batch.events) leaving.delete(eventId);
  schedule();
}

/** For browsers whose `fetch` ends with the page: Firefox before 133. */
function sendBeacon(batch: EventsRequest): boolean {
  try {
    const url = fromOrigin(pathOf('POST /api/events'));
    return navigator.sendBeacon(url, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  } catch {
    return false;
  }
}

function createBatch(unsent: readonly QueuedEvent[]): EventsRequest {
  const touches = readTouches();
  const events = unsent.slice(0, touches ? BATCH_SIZE_WITH_CAMPAIGN : BATCH_SIZE);
  const hasCampaign = touches && events.some(isCallToAction);
  return { userId: readUserId(), events, ...(hasCampaign && { campaign: touches }) };
}

function isCallToAction({ eventData }: QueuedEvent): boolean {
  return eventData !== undefined && 'elementType' in eventData && eventData.elementType === 'cta';
}

function schedule(): void {
  const delayMs = waitMs > EVENTS_FLUSH_MS ? spreadRetry(waitMs) : waitMs;
  if (queue.length > 0) timer ??= setTimeout(() => void flush(), delayMs);
}

async function flush(): Promise<void> {
  timer = undefined;
  // Another tab may have withdrawn consent.
  if (readVisitMode() !== 'own') return clearQueue();
  if (isSending || queue.length === 0) return;
  isSending = true;
  const isDelivered = await deliver(createBatch(queue));
  waitMs = isDelivered ? EVENTS_FLUSH_MS : Math.min(waitMs * 2, EVENTS_RETRY_LIMIT_MS);
  isSending = false;
  schedule();
}

type Leaving = { keepalive?: boolean; isOpen?: boolean };

/** Resolves with whether the server accepted the batch, whose events then leave the queue. */
async function deliver(batch: EventsRequest, leaving: Leaving = {}): Promise<boolean> {
  try {
    await send('POST /api/events', { body: batch, needsConsent: true, ...leaving });
    drop(batch.events);
    return true;
  } catch (error) {
    logSilently('The events were not sent', error);
    // A refused batch will be refused again.
    if (isRefusal(error)) drop(batch.events);
    return false;
  }
}

function drop(batch: readonly QueuedEvent[]): void {
  const sent = new Set(batch.map(({ eventId }) => eventId));
  queue = queue.filter(({ eventId }) => !sent.has(eventId));
}
