import * as unknown from '@/app/api/[...path]/route';
import * as feedback from '@/app/api/feedback/route';
import * as user from '@/app/api/user/[id]/route';
import { askModel, openModelClient } from '@/lib/ai/model';
import { getUser } from '@/lib/calls/user';
import { handle, route } from '@/lib/http/route';
import { startMetrics } from '@/lib/metrics/metrics';
import { listCalls } from '@/lib/calls/calls';
import { createVisitor } from '../support/calls/handler-visitor';
import { findModelPort, startModelServer } from '../support/servers/model-server';
import { fetchMetrics, METRICS_TOKEN, sumSamples, readMetrics } from '../support/calls/read-metrics';

const modelPort = findModelPort();
process.env.METRICS_TOKEN = METRICS_TOKEN;
process.env.RATE_LIMIT_PER_MINUTE = '30';
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${modelPort}`;

beforeAll(startMetrics);

const params = { id: '1' };
const turns = [{ role: 'user' as const, content: 'What is it?' }];
const ask = () =>
  askModel({
    purpose: 'chat',
    system: 'Be brief.',
    turns,
    maxTokens: 100,
    signal: new AbortController().signal,
  });

test.each([
  undefined,
  METRICS_TOKEN,
  'Bearer',
  `Bearer ${METRICS_TOKEN}x`,
  `Bearer ${METRICS_TOKEN.slice(1)}`,
  `Basic ${METRICS_TOKEN}`,
])('with authorization %p the metrics look like an unknown path', async (authorization) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const) {
    const [answer, other] = await Promise.all([
      fetchMetrics(authorization, method),
      unknown[method](new Request('http://localhost:3000/api/none', { method }), {
        params: Promise.resolve({}),
      }),
    ]);
    expect(answer.status).toBe(other.status);
    const readResponse = async (response: Response) => [
      [...response.headers.keys()],
      response.headers.get('allow'),
      (await response.text()).replace(/[0-9a-f-]{36}/, ''),
    ];
    expect(await readResponse(answer)).toEqual(await readResponse(other));
  }
});

test('the token opens the metrics as Prometheus text, without a cookie', async () => {
  const answer = await fetchMetrics(`Bearer ${METRICS_TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await sumSamples('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect((await readMetrics()).map(({ name }) => name)).toContain('nodejs_eventloop_lag_seconds');
});

test('a request is measured by the pattern of its path, and a refused one by its status', async () => {
  const visitor = createVisitor();
  for (let call = 0; call < 32; call += 1) await visitor.call(user.GET, 'GET', { params });
  await createVisitor().call(user.GET, 'GET', { params: { id: 'x' } });
  const name = 'http_request_duration_seconds_count';
  const labels = { route: '/api/user/[id]', method: 'GET' };
  const countRequests = (status: number) => sumSamples(name, { ...labels, status_code: String(status) });
  expect(await countRequests(200)).toBeGreaterThan(0);
  expect(await countRequests(400)).toBe(1);
  expect(await countRequests(429)).toBeGreaterThan(0);
  expect(await sumSamples(name, labels)).toBe(33);
});

test('model calls are counted by outcome, with tokens and the circuit’s state', async () => {
  // Loads the library here, so that no deadline includes it.
  await openModelClient();
  const model = await startModelServer(modelPort);
  await ask().finally(() => model.close());
  expect(await sumSamples('site_model_calls_total', { outcome: 'answered' })).toBe(1);
  expect(await sumSamples('site_model_tokens_total', { kind: 'input' })).toBe(model.usage.input_tokens);
  expect(await sumSamples('site_model_tokens_total', { kind: 'output' })).toBe(model.usage.output_tokens);
  for (let call = 0; call < 5; call += 1) await ask();
  expect(await sumSamples('site_model_calls_total', { outcome: 'connection' })).toBe(5);
  expect(await sumSamples('site_model_circuit_open')).toBe(1);
});

test('no label contains visitor input, and more visitors add no series', async () => {
  const failing = route(
    handle(getUser, {
      handle() {
        throw new Error('my own words');
      },
    }),
  );
  const visit = async (word: string) => {
    const visitor = createVisitor();
    const headers = { 'x-forwarded-for': '192.0.2.7', 'user-agent': word, referer: `http://${word}.example` };
    await visitor.call(feedback.POST, 'POST', { body: { userId: 1, rating: 5, feedback: word }, headers });
    await visitor.call(user.GET, 'GET', { params: { id: word }, query: `?${word}=1`, headers });
    await visitor.call(failing.GET, 'GET', { params, headers });
    return visitor.cookie;
  };
  const countSeries = async () =>
    (await readMetrics()).filter(({ name }) => /^(site|http)_/.test(name)).length;
  const cookie = await visit('diary');
  const series = await countSeries();
  for (let count = 0; count < 20; count += 1) await visit(`diary${count}`);
  expect(await countSeries()).toBe(series);
  const labels = (await readMetrics()).map((sample) => sample.labels);
  const leaks = ['diary', '192.0.2', 'own words', cookie.split('=')[1] ?? ''];
  expect(leaks.filter((word) => JSON.stringify(labels).includes(word))).toEqual([]);
  const patterns = listCalls().map(({ path }) => path.replaceAll('{', '[').replaceAll('}', ']'));
  const named = new Set(labels.flatMap(({ route }) => route ?? []));
  expect([...named].filter((name) => ![...patterns, '/api/*', '/api/metrics'].includes(name))).toEqual([]);
});
