import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { startSite } from '../support/site/start-site.mjs';
import { expect, test } from '../support/site/site';

const PORT = 4374;
const COLLECTOR = 'http://localhost:4375';
const TRACE = 'a'.repeat(32);

type Value = { stringValue?: string; intValue?: number };
type Attributes = { key: string; value: Value }[];
type Span = {
  traceId: string;
  name: string;
  attributes: Attributes;
  status: { code?: number };
  events: { name: string; attributes: Attributes }[];
};
type Export = { resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: Span[] }[] }[] };

let collector: Server;
let received: Export['resourceSpans'] = [];
const listSpans = () => received.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

test.beforeAll(() => {
  collector = createServer(async (request, response) => {
    expect(request.url).toBe('/v1/traces');
    received.push(...((await json(request)) as Export).resourceSpans);
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(Number(new URL(COLLECTOR).port));
});
test.beforeEach(() => {
  received = [];
});
test.afterAll(() => collector.close());

/** Makes one call of the caller's trace, and stops the site, which sends the last spans. */
async function trace(database?: string): Promise<number> {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_SERVICE_NAME: 'shop' };
  const site = await startSite({ port: PORT, database, env, isReadyWhen: 'live' });
  const headers = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01`, cookie: 'visitor=geheim' };
  const { status } = await fetch(`${site.url}/api/user/4711?secret=geheim`, { headers });
  expect(await site.stop()).toBe(0);
  return status;
}

test('a call and its queries belong to the caller’s trace, without addresses, cookies or values', async () => {
  expect(await trace()).toBe(200);
  const spans = listSpans().filter(({ traceId }) => traceId === TRACE);
  const names = spans.map(({ name }) => name);
  expect(names).toContain('GET /api/user/[id]');
  expect(names.some((name) => name.startsWith('prisma:client'))).toBe(true);
  expect(JSON.stringify(received)).toContain('"http.route"');
  expect(JSON.stringify(received)).not.toMatch(/geheim|4711/);
  expect(received[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'shop' },
  });
});

test('a call that fails carries its error', async () => {
  expect(await trace('postgres://nobody@127.0.0.1:9/none')).toBe(503);
  const failed = listSpans().filter(({ traceId, status }) => traceId === TRACE && status.code === 2);
  expect(failed.flatMap(({ events }) => events.map(({ name }) => name))).toContain('exception');
});
