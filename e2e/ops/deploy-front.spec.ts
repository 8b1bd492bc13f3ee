import { connect as connectHttp2, constants } from 'node:http2';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { hasIpv6 } from '../../deploy/nginx/render.mjs';
import { runFront } from '../../deploy/nginx/run.mjs';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { FILE_POLICY, SECURITY_HEADERS } from '../../lib/config/headers.mjs';
import { problemSchema } from '../../lib/contracts/base';
import { sendRequest, type Answer } from '../support/send-request';
import { makeCertificate } from '../support/certificate';
import { expect, test } from '../support/site';

const PORT = 4331;
const HTTP_PORT = 4332;

test.describe.configure({ mode: 'serial' });
test.skip(findNginx() === null, 'nginx is not installed and this account cannot install it');

let front: Awaited<ReturnType<typeof runFront>>;
let certificate: Awaited<ReturnType<typeof makeCertificate>>;
let site = '';

test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  certificate = await makeCertificate();
  const instances = [`127.0.0.1:${new URL(site).port}`];
  const tls = { ...certificate, httpPort: HTTP_PORT };
  front = await runFront({ port: PORT, instances, tls, ipv6: hasIpv6() });
});
test.afterAll(async () => {
  await front.stop();
  await certificate.remove();
});

test('http redirects to https with the same path and query', async () => {
  const moved = await sendRequest(`http://localhost:${HTTP_PORT}`, '/pricing?a=%20b', { method: 'POST' });
  expect([moved.status, moved.headers.location]).toEqual([308, `https://localhost:${PORT}/pricing?a=%20b`]);
});

test('TLS 1.2 and newer, with HTTP/2 if the client supports it', async () => {
  const negotiate = (versions: object) =>
    new Promise<string>((resolve) => {
      const options = { port: PORT, host: 'localhost', rejectUnauthorized: false, ALPNProtocols: ['h2'] };
      const socket = connectTls({ ...options, ...versions }, () => {
        resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`);
        socket.destroy();
      });
      socket.once('error', () => resolve('refused'));
    });
  expect(await negotiate({})).toBe('TLSv1.3 h2');
  expect(await negotiate({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 h2');
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
  expect(await negotiate(old)).toBe('refused');
});

test('both ports listen on IPv6, where the machine has it', async () => {
  test.skip(!hasIpv6(), 'this machine has no IPv6 address');
  for (const port of [PORT, HTTP_PORT]) {
    const socket = connect(port, '::1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.destroy();
  }
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

test("every response has the site's headers, whether nginx or an instance sent it", async () => {
  const lowerCase = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  for (const path of ['/', '/nowhere', '/api/health', '/api/metrics', '/favicon.ico', '/sw.js'])
    expect((await sendRequest(front.url, path)).headers, path).toMatchObject(lowerCase(SECURITY_HEADERS));
  for (const path of ['/api/metrics', '/_next/static/chunks/gone.js']) {
    const headers = lowerCase({ ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_POLICY });
    expect((await sendRequest(front.url, path)).headers, path).toMatchObject(headers);
  }
});

/** A problem response from nginx itself: its request ids have no dashes. */
function expectOwnProblem({ status, headers, body }: Answer): void {
  expect(headers['content-type']).toBe('application/problem+json');
  const problem = problemSchema.parse(JSON.parse(body.toString()));
  expect([problem.status, problem.requestId]).toEqual([status, headers['x-request-id']]);
  expect(problem.requestId).toMatch(/^[0-9a-f]{32}$/);
}

test('the metrics are not reachable from outside, in any spelling', async () => {
  const spellings = [
    'metrics',
    'metrics/',
    'metrics?x',
    '%6detrics',
    'x/../metrics',
    '/metrics',
    './metrics',
  ];
  for (const spelling of spellings) {
    const answer = await sendRequest(front.url, `/api/${spelling}`, {
      headers: { authorization: 'Bearer x' },
    });
    expect(answer.status, spelling).toBe(404);
    expectOwnProblem(answer);
  }
  const turned = await sendRequest(front.url, '/api\\metrics');
  expect([turned.status, turned.headers.location]).toEqual([308, '/api/metrics']);
});

test('a body that is too large is refused before it reaches an instance', async () => {
  const body = JSON.stringify({ userId: 1, message: 'x'.repeat(70_000) });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const answer = await sendRequest(front.url, '/api/chat', { method: 'POST', headers, body });
  expect(answer.status).toBe(413);
  expectOwnProblem(answer);
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

const UNFINISHED = {
  'a head': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'a body':
    'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
};

// Ten seconds each, so only with DEPLOY_LONG=1.
if (process.env.DEPLOY_LONG === '1') {
  for (const [name, words] of Object.entries(UNFINISHED)) {
    test(`a client that never finishes ${name} is disconnected`, async () => {
      const started = Date.now();
      const socket = connectTls({ port: PORT, host: 'localhost', rejectUnauthorized: false });
      socket.on('error', () => undefined).resume();
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(words);
      expect((await sendRequest(front.url, '/api/health')).status).toBe(200);
      await closed;
      expect(Date.now() - started).toBeGreaterThan(5000);
      expect(Date.now() - started).toBeLessThan(20_000);
    });
  }
}
