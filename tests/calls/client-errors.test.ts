import * as clientErrors from '@/app/api/client-errors/route';
import { openDatabase } from '@/lib/db/client';
import { getLogger } from '@/lib/log/logger';
import { startMetrics } from '@/lib/metrics/metrics';
import { CRAWLER, testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';
import { METRICS_TOKEN, sumSamples, readMetrics } from '../support/calls/read-metrics';

process.env.METRICS_TOKEN = METRICS_TOKEN;

beforeAll(startMetrics);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NAME = 'site_client_errors_total';

const report = (body: unknown, headers: Record<string, string> = {}, cookie = '') =>
  createVisitor(cookie).call(clientErrors.POST, 'POST', {
    body,
    headers: { 'user-agent': FIREFOX, ...headers },
  });

test('an error is counted by kind, page, browser and release, and logged in one line', async () => {
  const warn = jest.spyOn(getLogger(), 'warn').mockImplementation(() => undefined);
  expect(await report({ kind: 'mismatch', page: 'pricing', release: 'unbuilt' })).toMatchObject({
    status: 200,
    body: { counted: true },
  });
  await report({ kind: 'error', page: 'other', release: 'an-older-one' });
  await report({ kind: 'error', page: 'other' });
  const common = { browser: 'firefox' };
  const first = { ...common, kind: 'mismatch', page: 'pricing', release: 'unbuilt' };
  const others = { ...common, kind: 'error', page: 'other', release: 'other' };
  expect(await sumSamples(NAME, first)).toBe(1);
  expect(await sumSamples(NAME, others)).toBe(2);
  expect(warn.mock.calls).toEqual([first, others, others].map((clientError) => [{ clientError }]));
  warn.mockRestore();
});

test('errors of visitors who object are counted too, because nothing about the visitor is read, set or stored', async () => {
  const count = async () => sumSamples(NAME, { kind: 'script' });
  const database = await openDatabase();
  const visitors = await database.visitor.count();
  for (const [headers, cookie] of [
    [{ 'sec-gpc': '1' }, ''],
    [{}, 'consent=no'],
    [{}, ''],
  ] as const) {
    const { body, headers: answered } = await report({ kind: 'script', page: 'home' }, headers, cookie);
    expect(body).toEqual({ counted: true });
    expect(answered.get('set-cookie')).toBeNull();
  }
  expect(await count()).toBe(3);
  expect(await database.visitor.count()).toBe(visitors);
});

test('reports from bots and the demo view are not counted', async () => {
  const body = { kind: 'boundary', page: 'home' };
  expect(await report(body, { 'user-agent': CRAWLER })).toMatchObject({ body: { counted: false } });
  expect(await report(body, {}, 'demo-view=x')).toMatchObject({ body: { counted: false } });
  expect(await sumSamples(NAME, { kind: 'boundary' })).toBe(0);
});

testRefusals(clientErrors.POST, 'POST', [
  [{ kind: 'error' }, 'page'],
  [{ kind: 'TypeError', page: 'home' }, 'kind'],
  [{ kind: 'error', page: '/pricing' }, 'page'],
  [{ kind: 'error', page: 'home', message: 'my own words' }, 'message'],
  [{ kind: 'error', page: 'home', release: 'x'.repeat(65) }, 'release'],
]);

test('unknown releases and browsers add no series', async () => {
  const count = async () => (await readMetrics()).filter(({ name }) => name === NAME).length;
  await report({ kind: 'error', page: 'other', release: 'other' }, { 'user-agent': 'x' });
  const before = await count();
  for (const word of ['diary', 'diary2'])
    await report({ kind: 'error', page: 'other', release: word }, { 'user-agent': word });
  expect(await count()).toBe(before);
});
