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

/** jsdom has no Request. */
class BrowserRequest {}

beforeEach(() => {
  Object.assign(globalThis, { Request: BrowserRequest });
  Object.defineProperty(BrowserRequest.prototype, 'keepalive', { configurable: true, value: false });
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  localStorage.setItem('userId', '7');
});
afterEach(() => jest.useRealTimers());

test('events are batched, each with its own id', async () => {
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
  'after %i the same events are retried later with the same ids',
  async (status) => {
    const { batches, queueEvent } = await freshQueue([status]);
    queueEvent(view);
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2 - 1);
    expect(batches).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS + 1);
    expect(ids(batches)[1]).toEqual(ids(batches)[0]);
  },
);

test.each([
  [0, EVENTS_FLUSH_MS],
  [1, 2 * EVENTS_FLUSH_MS],
])('browsers that failed together send again at different times: random %d', async (random, delayMs) => {
  const { batches, queueEvent } = await freshQueue([503]);
  queueEvent(view);
  jest.spyOn(Math, 'random').mockReturnValue(random);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS + delayMs - 1);
  expect(batches).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toHaveLength(2);
});

test('of consecutive scroll positions on a page only the deepest is sent', async () => {
  const { batches, queueEvent } = await freshQueue([]);
  const scroll = (depth: number, page = '/') =>
    queueEvent({ eventType: 'scroll', eventData: { depth }, page });
  for (const depth of [20, 60, 40]) scroll(depth);
  queueEvent(view);
  scroll(30);
  scroll(10, '/about');
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS);
  expect(batches).toMatchObject([
    {
      events: [
        { eventData: { depth: 60 }, page: '/' },
        view,
        { eventData: { depth: 30 } },
        { eventData: { depth: 10 }, page: '/about' },
      ],
    },
  ]);
});

test('events refused by the server are not retried', async () => {
  const { batches, queueEvent } = await freshQueue([400]);
  queueEvent(view);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 20);
  expect(batches).toHaveLength(1);
});

test('a server that never responds does not block the queue', async () => {
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

test('a long queue is sent in batches within the size limit, even in multi-byte characters', async () => {
  const { batches, queueEvent } = await freshQueue([]);
  const link = { href: '日'.repeat(200), name: '日'.repeat(100) };
  const navigation = { eventType: 'navigation', eventData: link, page: `/${'x'.repeat(199)}` } as const;
  for (let count = 0; count < 40; count += 1) queueEvent(navigation);
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 4);
  expect(batches.map(({ events }) => events.length)).toEqual([12, 12, 12, 4]);
  const bytes = batches.map((batch) => Buffer.byteLength(JSON.stringify(batch)));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(16 * 1024);
});

test('call-to-action clicks include both campaigns, other events none, and the longest still fit', async () => {
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

test('on leaving, the rest is sent at once and outlives the page', async () => {
  const { batches, queueEvent, sendQueueOnLeave } = await freshQueue([]);
  const fetching = jest.spyOn(globalThis, 'fetch');
  for (let count = 0; count < 13; count += 1) queueEvent(view);
  sendQueueOnLeave();
  // Hidden, then unloaded.
  sendQueueOnLeave();
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches.map(({ events }) => events.length)).toEqual([12, 1]);
  expect(fetching.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true]);
});

test.each([
  ['a blocker aborts', 'offline'],
  ['the server cannot take', 503],
])('events of a hidden page that %s are sent again with the same ids', async (_, failure) => {
  const { batches, queueEvent, sendQueueOnLeave } = await freshQueue(failure === 503 ? [503] : []);
  const answer = globalThis.fetch;
  if (failure === 'offline')
    globalThis.fetch = async (_path, init) => {
      globalThis.fetch = answer;
      batches.push(JSON.parse(String(init?.body)));
      throw new TypeError('Failed to fetch');
    };
  queueEvent(view);
  sendQueueOnLeave();
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches).toHaveLength(2);
  expect(ids(batches)[1]).toEqual(ids(batches)[0]);
});

describe('in a browser whose fetch ends with the page', () => {
  beforeEach(() => Reflect.deleteProperty(Request.prototype, 'keepalive'));

  test('the rest is sent by beacon, and kept if the beacon is refused', async () => {
    const { batches, queueEvent, sendQueueOnLeave } = await freshQueue([]);
    const sendBeacon = jest.fn(() => false);
    Object.assign(navigator, { sendBeacon });
    queueEvent(view);
    sendQueueOnLeave();
    expect(sendBeacon).toHaveBeenCalledWith('/api/events', expect.any(Blob));
    sendBeacon.mockReturnValue(true);
    for (let count = 0; count < 12; count += 1) queueEvent(view);
    sendQueueOnLeave();
    expect(sendBeacon).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
    expect(batches).toEqual([]);
  });

  test('without a beacon, hiding the page loses nothing: the events wait for the next call', async () => {
    const { batches, queueEvent, sendQueueOnLeave } = await freshQueue([]);
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
    queueEvent(view);
    sendQueueOnLeave();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS);
    expect(batches).toMatchObject([{ events: [view] }]);
  });
});

test('queued events are dropped after another tab has withdrawn consent, both on time and on leaving', async () => {
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

test('nothing in the queue is sent once tracking is off', async () => {
  const { batches, queueEvent, clearQueue } = await freshQueue([]);
  queueEvent(view);
  clearQueue();
  await jest.advanceTimersByTimeAsync(EVENTS_FLUSH_MS * 2);
  expect(batches).toEqual([]);
});
