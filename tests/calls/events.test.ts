import * as events from '@/app/api/events/route';
import { openDatabase } from '@/lib/db/client';
import { BROWSER, CRAWLER, createEvent, testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';

const occurredAt = '2026-11-20T10:00:00.123Z';

const createClick = () => createEvent({ eventType: 'click', eventData: { elementType: 'cta' }, occurredAt });
const createEvents = (count: number) => Array.from({ length: count }, createClick);

test('every kind of event is stored', async () => {
  const sent = [
    createEvent({ page: '/features', occurredAt }),
    createEvent({ eventType: 'click', eventData: { elementType: 'carousel' }, occurredAt }),
    createEvent({
      eventType: 'scroll',
      eventData: { depth: 12.5 },
      occurredAt: '2026-11-20T11:00:00.123+01:00',
    }),
    createEvent({ eventType: 'navigation', eventData: { href: '/pricing', name: 'Pricing' }, occurredAt }),
  ];
  const answer = await createVisitor().call(events.POST, 'POST', { body: { userId: 8, events: sent } });
  expect(answer).toMatchObject({ status: 200, body: { accepted: 4 } });
  const rows = await (
    await openDatabase()
  ).behaviorEvent.findMany({ where: { userId: 8 }, orderBy: { id: 'asc' } });
  const absent = { elementType: null, depth: null, href: null, name: null, page: null };
  const stored = [
    { page: '/features' },
    { elementType: 'unknown' },
    { depth: 12.5 },
    { href: '/pricing', name: 'Pricing' },
  ];
  expect(rows).toMatchObject(
    sent.map(({ eventId, eventType }, index) => ({
      ...{ ...absent, eventId, eventType, occurredAt: new Date(occurredAt), ...stored[index] },
    })),
  );
});

test('clicks on calls to action store their campaigns, other events do not', async () => {
  const campaign = { first: { utm_source: 'mail', gclid: 'x' }, last: { utm_campaign: 'autumn' } };
  const [cta] = createEvents(1);
  const link = createEvent({ eventType: 'click', eventData: { elementType: 'link' } });
  const view = createEvent();
  const body = { userId: 11, events: [cta, link, view], campaign };
  expect((await createVisitor().call(events.POST, 'POST', { body })).body).toEqual({ accepted: 3 });
  const rows = await (
    await openDatabase()
  ).behaviorEvent.findMany({ where: { userId: 11 }, orderBy: { id: 'asc' } });
  expect(rows.map((row) => row.campaign)).toEqual([JSON.stringify(campaign), null, null]);
});

test('an event sent again, in another batch or concurrently, is stored once', async () => {
  const visitor = createVisitor();
  const batch = createEvents(50);
  const first = await visitor.call(events.POST, 'POST', { body: { userId: 9, events: batch.slice(0, 20) } });
  expect(first.body).toEqual({ accepted: 20 });
  const answers = await Promise.all(
    [1, 2, 3].map(() => visitor.call(events.POST, 'POST', { body: { userId: 9, events: batch } })),
  );
  const accepted = answers.map(({ body }) => (body as { accepted: number }).accepted);
  expect(accepted.sort()).toEqual([0, 0, 30]);
  expect(await (await openDatabase()).behaviorEvent.count({ where: { userId: 9 } })).toBe(50);
});

test('a duplicate in one batch counts once, and another visitor can use the same id', async () => {
  const [event] = createEvents(1);
  const body = { userId: 10, events: [event, event] };
  expect((await createVisitor().call(events.POST, 'POST', { body })).body).toEqual({ accepted: 1 });
  expect((await createVisitor().call(events.POST, 'POST', { body })).body).toEqual({ accepted: 1 });
});

const [click] = createEvents(1);

const TIME = 'must be a date and time in ISO 8601, from 2000 to 2100';
const REFUSED: [body: object, field: string, message: string][] = [
  [{ events: createEvents(1), campaign: { first: {} } }, 'campaign.last', 'is required'],
  [
    { events: createEvents(1), campaign: { first: { email: 'a' }, last: {} } },
    'campaign.first.email',
    'is not a known field',
  ],
  [{ events: createEvents(51) }, 'events', 'must have at most 50 entries'],
  [{ events: [] }, 'events', 'must have at least 1 entry'],
  [{ events: [{ ...click, eventId: '1' }] }, 'events.0.eventId', 'must be a UUID'],
  [{ events: [{ ...click, eventType: 'hover' }] }, 'events.0.eventType', 'is not a known kind'],
  [{ events: [{ ...click, occurredAt: 'now' }] }, 'events.0.occurredAt', TIME],
  [{ events: [{ ...click, occurredAt: '0000-01-01T00:00:00Z' }] }, 'events.0.occurredAt', TIME],
  [{ events: [{ ...click, eventData: { depth: 4 } }] }, 'events.0.eventData.depth', 'is not a known field'],
  [
    { events: [{ ...click, eventType: 'scroll', eventData: { depth: 100.1 } }] },
    'events.0.eventData.depth',
    'must be at most 100',
  ],
  [
    { events: [{ ...click, eventType: 'navigation', eventData: { href: '/' } }] },
    'events.0.eventData.name',
    'is required',
  ],
];
testRefusals(
  events.POST,
  'POST',
  REFUSED.map(([body, field, message]) => [{ userId: 1, ...body }, field, message] as const),
);

test.each<[string, Record<string, string>, number]>([
  ['a browser', { 'user-agent': BROWSER }, 2],
  ['a crawler', { 'user-agent': CRAWLER }, 0],
  ['a test browser', { 'user-agent': BROWSER.replace('Chrome/', 'HeadlessChrome/') }, 0],
  ['a prefetch', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' }, 0],
])('events of %s count or do not', async (_, headers, accepted) => {
  const body = { userId: 9, events: createEvents(2) };
  const answer = await createVisitor().call(events.POST, 'POST', { body, headers });
  expect(answer).toMatchObject({ status: 200, body: { accepted } });
});
