/** @jest-environment jsdom */
import { CAMPAIGN_KEYS } from '@/lib/config/campaign';
import { CALL_TIMEOUT_MS, EVENTS_FLUSH_MS } from '@/lib/config/timings';

type Batch = { userId: number; events: { eventId: string; eventType: string }[] };

async function freshQueue(statuses: readonly number[]) {
  jest.resetModules();
  const batches: Batch[] = [];
  const answers = [...statuses];
  globalThis.fetch = async (_path, init) => {
    batches.push(JSON.parse(String(init?.body)));
    const status = answers.shift() ?? 200;
    return { ok: status < 400, status, text: async () => 'no', statusText: '' } as Response;
  };
  return { batches, ...(await import('./event-queue')) };
}

const view = { eventType: 'pageview', eventData: {}, page: '/' } as const;
const ids = (batches: readonly Batch[]) => batches.map(({ events }) => events.map(({ eventId }) => eventId));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  localStorage.setItem('userId', '7');
});
afterEach(() => jest.useRealTimers());

test('events wait for company, then leave together, each with an id of its own', async () => {
  const { batches, queueEvent } = await freshQueue([]);
  queueEvent(view);
  queueEvent(view);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS - 1);
  expect(batches).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toMatchObject([{ userId: 7, events: [view, view] }]);
  expect(new Set(ids(batches).flat()).size).toBe(2);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 4);
  expect(batches).toHaveLength(1);
});

test.each([500, 503, 429, 408])(
  'after %i the same events are sent again under the same ids, later',
  async (status) => {
    const { batches, queueEvent } = await freshQueue([status]);
    queueEvent(view);
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2 - 1);
    expect(batches).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS + 1);
    expect(ids(batches)[1]).toEqual(ids(batches)[0]);
  },
);

test('what the server refuses is not sent again', async () => {
  const { batches, queueEvent } = await freshQueue([400]);
  queueEvent(view);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 20);
  expect(batches).toHaveLength(1);
});

test('a server that never answers holds up no events', async () => {
  const { batches, queueEvent } = await freshQueue([]);
  const answer = globalThis.fetch;
  globalThis.fetch = (path, init) => {
    globalThis.fetch = answer;
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
  };
  queueEvent(view);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS + CALL_TIMEOUT_MS);
  expect(batches).toEqual([]);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches).toMatchObject([{ events: [view] }]);
});

test('a long queue leaves in batches that a call may hold, in the longest letters too', async () => {
  const { batches, queueEvent } = await freshQueue([]);
  const link = { href: '日'.repeat(200), name: '日'.repeat(100) };
  const navigation = { eventType: 'navigation', eventData: link, page: `/${'x'.repeat(199)}` } as const;
  for (let count = 0; count < 40; count += 1) queueEvent(navigation);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 4);
  expect(batches.map(({ events }) => events.length)).toEqual([12, 12, 12, 4]);
  const bytes = batches.map((batch) => Buffer.byteLength(JSON.stringify(batch)));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(16 * 1024);
});

test('clicks on calls to action bring both campaigns, other events none, and the longest still fit', async () => {
  const campaign = Object.fromEntries(CAMPAIGN_KEYS.map((key) => [key, '界'.repeat(66)]));
  const touch = { campaign, at: Date.now() };
  localStorage.setItem('campaign', JSON.stringify({ first: touch, last: touch }));
  const { batches, queueEvent } = await freshQueue([]);
  queueEvent(view);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS);
  queueEvent({ eventType: 'click', eventData: { elementType: 'cta' }, page: '/' });
  const link = { href: '日'.repeat(200), name: '日'.repeat(100) };
  for (let count = 0; count < 9; count += 1)
    queueEvent({ eventType: 'navigation', eventData: link, page: `/${'x'.repeat(199)}` });
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 3);
  const [viewed, clicked, rest] = batches;
  expect(viewed).not.toHaveProperty('campaign');
  expect(clicked).toMatchObject({ campaign: { first: campaign, last: campaign } });
  expect(rest).not.toHaveProperty('campaign');
  expect(batches.map(({ events }) => events.length)).toEqual([1, 8, 2]);
  expect(Buffer.byteLength(JSON.stringify(clicked))).toBeLessThanOrEqual(16 * 1024);
});

test('on leaving the rest goes with a beacon, and a refused beacon keeps it', async () => {
  const { batches, queueEvent, sendQueueOnLeave } = await freshQueue([]);
  const sendBeacon = jest.fn(() => false);
  Object.assign(navigator, { sendBeacon });
  queueEvent(view);
  sendQueueOnLeave();
  expect(sendBeacon).toHaveBeenCalledWith('/api/events', expect.any(Blob));
  sendBeacon.mockReturnValue(true);
  sendQueueOnLeave();
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches).toEqual([]);
});

test('what waits is forgotten when another tab has withdrawn consent, on time and on leaving', async () => {
  const { batches, queueEvent, sendQueueOnLeave } = await freshQueue([]);
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  queueEvent(view);
  document.cookie = 'consent=no';
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  queueEvent(view);
  sendQueueOnLeave();
  document.cookie = 'consent=; Max-Age=0';
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches).toEqual([]);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([
  [0, '2000-01-01T00:00:00.000Z'],
  [Date.UTC(2200, 0), '2099-12-31T00:00:00.000Z'],
])('a clock at %i does not make the server refuse a batch', async (time, expected) => {
  const { batches, queueEvent } = await freshQueue([]);
  jest.setSystemTime(time);
  queueEvent(view);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS);
  expect(batches).toMatchObject([{ events: [{ occurredAt: expected }] }]);
});

test('switched off, nothing that waits is sent', async () => {
  const { batches, queueEvent, clearQueue } = await freshQueue([]);
  queueEvent(view);
  clearQueue();
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches).toEqual([]);
});

test.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new TypeError('refused');
    },
  ],
])(
  'where sendBeacon %s, hiding the page costs nothing: the events wait for the next call',
  async (_, value) => {
    const { batches, queueEvent, sendQueueOnLeave } = await freshQueue([]);
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value });
    queueEvent(view);
    sendQueueOnLeave();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS);
    expect(batches).toMatchObject([{ events: [view] }]);
  },
);
