import { connect as connectHttp2, constants } from 'node:http2';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { makeCertificate } from '../support/certificate';
import { startFront } from '../support/nginx';
import { sendRequest } from '../support/send-request';
import { expect, test } from '../support/site';

const PORT = 4331;
const HTTP_PORT = 4332;

test.describe.configure({ mode: 'serial' });
test.skip(findNginx() === null, 'nginx is not installed and this account cannot install it');

let front: Awaited<ReturnType<typeof startFront>>;
let certificate: Awaited<ReturnType<typeof makeCertificate>>;
let site = '';

test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  certificate = await makeCertificate();
  const port = Number(new URL(site).port);
  front = await startFront([PORT, HTTP_PORT], [port, port], certificate);
});
test.afterAll(async () => {
  await front.stop();
  await certificate.remove();
});

test('http redirects to https with the same path and query', async () => {
  const moved = await sendRequest(`http://localhost:${HTTP_PORT}`, '/pricing?a=%20b', { method: 'POST' });
  expect([moved.status, moved.headers.location]).toEqual([308, 'https://localhost/pricing?a=%20b']);
  expect((await fetch(`http://[::1]:${HTTP_PORT}/`, { redirect: 'manual' })).status).toBe(308);
});

test('split HTTP/2 cookie headers are treated as one', async () => {
  const session = connectHttp2(front.url, { rejectUnauthorized: false });
  const cookie = ['theme=x', 'persona=developer.converter.new.chosen.chosen.11', 'consent=seen'];
  const stream = session.request({ [constants.HTTP2_HEADER_PATH]: '/', cookie });
  const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve));
  stream.destroy();
  session.destroy();
  expect([headers[':status'], headers['x-variant']]).toEqual([200, 'developer.converter.new']);
});

test('pages, payloads, scripts and missing pages are the same through nginx', async () => {
  const script = (await sendRequest(site, '/')).body.toString().match(/"(\/_next\/static\/[^"]+\.js)"/)?.[1];
  const cookie = 'persona=developer.converter.returning.chosen.chosen.11; consent=seen';
  const asked: [path: string | undefined, headers: Record<string, string>][] = [
    ['/', { 'accept-encoding': 'br' }],
    ['/pricing', { cookie, 'accept-encoding': 'gzip' }],
    ['/pricing', { cookie, 'sec-fetch-mode': 'navigate' }],
    ['/pricing', { cookie, rsc: '1' }],
    ['/nowhere', { cookie }],
    [script, { 'accept-encoding': 'br' }],
  ];
  for (const [path = '', headers] of asked) {
    const [direct, proxied] = await Promise.all(
      [site, front.url].map((url) => sendRequest(url, path, { headers })),
    );
    for (const name of ['date', 'connection', 'keep-alive', 'server']) {
      delete direct?.headers[name];
      delete proxied?.headers[name];
    }
    expect(proxied, path).toEqual(direct);
  }
});

test('nginx itself refuses the metrics, and bodies that are too large', async () => {
  for (const path of ['/api/metrics', '/api/metrics/']) {
    const metrics = await sendRequest(front.url, path, { headers: { authorization: 'Bearer x' } });
    expect([metrics.status, metrics.headers.server]).toEqual([404, 'nginx']);
  }
  const body = JSON.stringify({ userId: 1, message: 'x'.repeat(70_000) });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const large = await sendRequest(front.url, '/api/chat', { method: 'POST', headers, body });
  expect([large.status, large.headers.server]).toEqual([413, 'nginx']);
});

test('a write from another site is refused, and one from this site is accepted', async () => {
  const body = JSON.stringify({ userId: 7, rating: 5 });
  const send = (origin: string) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length, origin };
    return sendRequest(front.url, '/api/feedback', { method: 'POST', headers, body });
  };
  expect((await send(front.url)).status).toBe(201);
  expect((await send('https://evil.example')).status).toBe(403);
});
