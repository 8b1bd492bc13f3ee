import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import * as demoRequests from '@/app/api/demo-requests/route';
import * as myData from '@/app/api/my-data/route';
import { leadEventSchema } from '@/lib/calls/lead-event';
import { openDatabase } from '@/lib/db/client';
import { RETRY_DELAYS_MS } from '@/lib/db/lead-deliveries';
import { LEASE_MS } from '@/lib/db/lease';
import { deliverLeads, measureUndelivered } from '@/lib/leads/deliver-leads';
import { startMetrics } from '@/lib/metrics/metrics';
import { createDemoRequest } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import { answer, hang, pour, startLeadReceiver } from '../support/servers/lead-receiver';
import { findModelPort } from '../support/servers/model-server';
import { METRICS_TOKEN, sumSamples } from '../support/calls/read-metrics';
import { TYPESCRIPT } from '../support/site/run-script';
import { alternateInstances } from '../support/site/two-instances';

const port = findModelPort();
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const HOUR_MS = 60 * 60 * 1000;
process.env.LEADS_WEBHOOK_URL = `http://127.0.0.1:${port}/leads`;
process.env.LEADS_WEBHOOK_SECRET = SECRET;
process.env.LEADS_WEBHOOK_ALLOW = 'private';
process.env.SITE_URL = 'https://www.company.example';
process.env.METRICS_TOKEN = METRICS_TOKEN;

let receiver: Awaited<ReturnType<typeof startLeadReceiver>>;

beforeAll(startMetrics);
beforeEach(async () => {
  const { demoRequest, lease } = await openDatabase();
  await Promise.all([demoRequest.deleteMany(), lease.deleteMany()]);
  receiver = await startLeadReceiver(port);
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await receiver.close();
});

async function request(change: Record<string, unknown> = {}, visitor = createVisitor()) {
  const body = createDemoRequest(change);
  expect(await visitor.call(demoRequests.POST, 'POST', { body })).toMatchObject({ status: 201 });
  return { visitor, body };
}

const listDeliveries = async () =>
  (await openDatabase()).leadDelivery.findMany({ orderBy: { createdAt: 'asc' } });

/** Runs when the only delivery is due. */
async function deliverNext() {
  const [row] = await listDeliveries();
  return { at: row?.nextAttemptAt, sent: await deliverLeads('webhook', row?.nextAttemptAt ?? new Date()) };
}

const verify = ({ headers, body }: { headers: object; body: string }) =>
  leadEventSchema.parse(new Webhook(SECRET).verify(body, headers as Record<string, string>));

/** Ends attempts early, as a timeout would. */
function shortenTimeout() {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 200);
    return controller.signal;
  });
}

test('a request arrives signed, with its campaign and what the visitor saw', async () => {
  const campaign = { utm_source: 'newsletter', gclid: 'abc' };
  const { body } = await request({
    companySize: '51-200',
    message: 'Two\nlines',
    campaign,
    page: '/solutions',
  });
  expect(receiver.received).toEqual([]);
  expect(await deliverLeads('webhook', new Date())).toEqual({ delivered: 1, failed: 0 });
  const [received] = receiver.received;
  expect(received?.path).toBe('/leads');
  expect(received && verify(received)).toEqual({
    type: 'demo_request.created',
    timestamp: expect.any(String),
    data: {
      requestId: body.requestId,
      name: 'Ann Example',
      email: 'ann@company.example',
      company: 'Company',
      companySize: '51-200',
      message: 'Two\nlines',
      isSuspected: false,
      campaign,
      firstCampaign: campaign,
      saw: {
        segment: 'developer',
        cluster: 'researcher',
        visitor: 'new',
        page: '/solutions',
        url: 'https://www.company.example/solutions?segment=developer&cluster=researcher&visitor=new',
      },
    },
  });
  expect(await listDeliveries()).toMatchObject([{ state: 'delivered', attempts: 1, lastError: null }]);
  expect(await deliverLeads('webhook', new Date(Date.now() + 48 * HOUR_MS))).toBeNull();
});

test('503, 503, 200: the same event is sent after ten seconds and after another minute', async () => {
  receiver.answers = [answer(503), answer(503)];
  await request();
  const [first, second, third] = [await deliverNext(), await deliverNext(), await deliverNext()];
  expect([first, second, third].map(({ sent }) => sent)).toEqual([
    { delivered: 0, failed: 1 },
    { delivered: 0, failed: 1 },
    { delivered: 1, failed: 0 },
  ]);
  const wait = (from = new Date(0), to = new Date(0)) => to.getTime() - from.getTime();
  expect([wait(first.at, second.at), wait(second.at, third.at)]).toEqual([10_000, 60_000]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(await deliverLeads('webhook', new Date(Date.now() + 48 * HOUR_MS))).toBeNull();
});

test('nothing is sent before its time', async () => {
  receiver.answers = [answer(503)];
  await request();
  const { at = new Date() } = await deliverNext();
  expect(await deliverLeads('webhook', new Date(at.getTime() + 9999))).toBeNull();
  expect(await deliverLeads('webhook', new Date(at.getTime() + 10_000))).toEqual({ delivered: 1, failed: 0 });
});

test('a hanging receiver ends the attempt, and holds up no more than four at once', async () => {
  shortenTimeout();
  receiver.lastAnswer = hang;
  for (let count = 0; count < 5; count += 1) await request();
  const run = deliverLeads('webhook', new Date());
  await sleep(150);
  expect(receiver.received).toHaveLength(4);
  expect(await run).toEqual({ delivered: 0, failed: 5 });
  const errors = (await listDeliveries()).map(({ lastError }) => lastError);
  expect(errors).toEqual(Array(5).fill('timeout'));
});

test('a receiver that is gone for a day gets the request afterward', async () => {
  await receiver.close();
  await request();
  const start = Date.now();
  let attempts = 0;
  for (;;) {
    const { at = new Date() } = await deliverNext();
    attempts += 1;
    expect(await listDeliveries()).toMatchObject([{ state: 'waiting', attempts, lastError: 'ECONNREFUSED' }]);
    if (at.getTime() - start > 20 * HOUR_MS) break;
  }
  receiver = await startLeadReceiver(port);
  expect((await deliverNext()).sent).toEqual({ delivered: 1, failed: 0 });
  expect(receiver.received).toHaveLength(1);
});

test('after the last attempt the request has failed, which a metric shows', async () => {
  receiver.lastAnswer = answer(400);
  await request();
  for (let attempt = 0; attempt <= RETRY_DELAYS_MS.length; attempt += 1) await deliverNext();
  expect(await listDeliveries()).toMatchObject([{ state: 'failed', lastError: 'status 400' }]);
  expect(await deliverLeads('webhook', new Date(Date.now() + 1000 * HOUR_MS))).toBeNull();
  await request();
  await measureUndelivered();
  const count = (state: string) => sumSamples('site_leads_undelivered', { channel: 'webhook', state });
  expect([await count('failed'), await count('waiting')]).toEqual([1, 1]);
});

test('two instances deliver each request once', async () => {
  const requests = [];
  for (let count = 0; count < 6; count += 1) requests.push((await request()).body.requestId);
  const end = await alternateInstances();
  try {
    const now = new Date();
    await Promise.all(Array.from({ length: 4 }, () => deliverLeads('webhook', now)));
  } finally {
    await end();
  }
  expect(receiver.received.map((received) => verify(received).data.requestId).sort()).toEqual(
    requests.sort(),
  );
});

test('an instance killed while it delivers loses nothing: another repeats the event with its id', async () => {
  const arrived = new Promise<void>((resolve) => {
    receiver.answers = [() => resolve()];
  });
  const instance = fork('tests/support/site/hold-lead.mjs', { execArgv: TYPESCRIPT, env: process.env });
  const { requestId, name, email, company } = createDemoRequest();
  const entry = {
    ...{ name, email, company },
    ...{ companySize: null, message: null, segment: 'developer', cluster: 'explorer', visitorType: 'new' },
    ...{ campaign: null, firstCampaign: null, page: null, isSuspected: false },
  };
  instance.send({ visitorId: randomUUID(), requestId, entry });
  await arrived;
  instance.kill('SIGKILL');
  await once(instance, 'exit');
  expect(await deliverLeads('webhook', new Date())).toBeNull();
  jest.useFakeTimers({ now: Date.now() + LEASE_MS, doNotFake: ['nextTick', 'queueMicrotask', ...TIMERS] });
  expect(await deliverLeads('webhook', new Date())).toEqual({ delivered: 1, failed: 0 });
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

/** Everything but the date. */
const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate', 'performance', 'hrtime'] as const),
];

test('a corrected request goes on as another event, a repeated one does not', async () => {
  const { visitor, body } = await request();
  await deliverLeads('webhook', new Date());
  await request(body, visitor);
  expect(await deliverLeads('webhook', new Date())).toBeNull();
  await request({ ...body, email: 'ann.example@company.example' }, visitor);
  // Another visitor's request with the same id is that visitor's own.
  await request({ ...body, email: 'mallory@company.example' });
  expect(await deliverLeads('webhook', new Date())).toEqual({ delivered: 2, failed: 0 });
  const events = receiver.received.map((received) => verify(received));
  expect(events.map(({ type, data }) => [type, data.email]).sort()).toEqual([
    ['demo_request.corrected', 'ann.example@company.example'],
    ['demo_request.created', 'ann@company.example'],
    ['demo_request.created', 'mallory@company.example'],
  ]);
  const { requestId } = body;
  expect(events.filter(({ data }) => data.requestId === requestId)).toHaveLength(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
});

describe('deleting one’s data', () => {
  const remove = async (visitor: ReturnType<typeof createVisitor>) =>
    (await visitor.call(myData.DELETE, 'DELETE')).body;
  const deleted = (passedOn: number) => ({
    deleted: expect.objectContaining({ demoRequests: 1, deliveries: 1 }),
    passedOn,
  });

  test('deletes what was not delivered', async () => {
    const { visitor } = await request();
    expect(await remove(visitor)).toEqual(deleted(0));
    expect(await deliverLeads('webhook', new Date())).toBeNull();
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ['was delivered', answer(200), 1],
    ['was refused', answer(503), 0],
    ['may have been delivered', hang, 1],
  ])('says of a request that %s how many receivers keep', async (_, reply, passedOn) => {
    shortenTimeout();
    receiver.answers = [reply];
    const { visitor } = await request();
    await deliverLeads('webhook', new Date());
    expect(await remove(visitor)).toEqual(deleted(passedOn));
  });

  test('counts a request that is under way', async () => {
    shortenTimeout();
    const { visitor } = await request();
    const arrived = new Promise<void>((resolve) => {
      receiver.answers = [() => resolve()];
    });
    const run = deliverLeads('webhook', new Date());
    await arrived;
    expect(await remove(visitor)).toEqual(deleted(1));
    await run;
    expect(await listDeliveries()).toEqual([]);
  });
});

test('a response body of any length is not read', async () => {
  receiver.answers = [pour];
  await request();
  expect(await deliverLeads('webhook', new Date())).toEqual({ delivered: 1, failed: 0 });
});

test.each([301, 302, 303, 307, 308])('a redirect with %i is refused', async (status) => {
  receiver.answers = [answer(status, { location: '/elsewhere' })];
  await request();
  expect(await deliverLeads('webhook', new Date())).toEqual({ delivered: 0, failed: 1 });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/leads']);
});
