import { startSite, type Site } from '../support/site/start-site.mjs';
import { expect, test } from '../support/site/site';

const PORT = 3184;
const TOKEN = 'a-token-of-the-tests';
const ID = '0d9c5a3e-6f57-4a86-9d2c-0c1f6f0a4b11';

test.describe.configure({ mode: 'serial' });

let site: Site;

test.beforeAll(async () => {
  const env = { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  site = await startSite({ port: PORT, env });
});
test.afterAll(() => site.stop());

const readOutput = () => site.readOutput();

const readLines = async (): Promise<Record<string, unknown>[]> =>
  (await readOutput())
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

async function readMetrics(): Promise<string> {
  const answer = await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

test('every log line of a request has the id of its response, and a proxy can set it', async () => {
  const response = await fetch(`${site.url}/api/user/7`, { headers: { 'x-request-id': ID } });
  expect(response.headers.get('x-request-id')).toBe(ID);
  const drawn = await fetch(`${site.url}/api/user/7`, { headers: { 'x-request-id': 'me@example.com' } });
  const id = drawn.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const named = async () => (await readLines()).map(({ requestId }) => requestId);
  await expect.poll(named).toEqual(expect.arrayContaining([ID, id]));
  expect(await readOutput()).not.toContain('example.com');
});

test('pages, files and calls of all handlers are counted in the same metrics', async () => {
  const html = await (await fetch(site.url)).text();
  const file = /href="(\/_next\/static\/[^"]+\.css)"/.exec(html)?.[1];
  await (await fetch(`${site.url}${file}`)).text();
  await fetch(`${site.url}/no-such-page`);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${site.url}/api/feedback`, { method: 'POST', headers, body: '{"userId":7,"rating":5}' });
  const metrics = await readMetrics();
  for (const counted of [
    'http_request_duration_seconds_count{route="page",method="GET",status_code="200"}',
    'http_request_duration_seconds_count{route="page",method="GET",status_code="404"}',
    'http_request_duration_seconds_count{route="asset",method="GET",status_code="200"}',
    'http_request_duration_seconds_count{route="/api/user/[id]",method="GET",status_code="200"} 2',
    'http_request_duration_seconds_count{route="/api/feedback",method="POST",status_code="201"} 1',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(metrics).toContain(counted);
});
