import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest } from '@/tests/support/http/send-request';
import { buildResponse } from '../responses.mjs';
import { namePayload, type PreparedResponse, prepareResponse, sendResponse } from './send-response';

const TEXT = 'A page of words. '.repeat(200);
const LONG_BYTES = 20 * 1024 * 1024;
const HEADERS = { 'content-type': 'text/html; charset=utf-8', vary: 'rsc', 'content-security-policy': 'x' };

let page: PreparedResponse;
let picture: PreparedResponse;
let longPage: PreparedResponse;
let sent: ServerResponse | undefined;
const server = createServer((request, response) => {
  sent = response;
  if (request.url === '/long') return sendResponse(request, response, longPage);
  if (request.url === '/stopping') response.setHeader('Connection', 'close');
  sendResponse(request, response, request.url === '/picture' ? picture : page, {
    status: request.url === '/missing' ? 404 : 200,
    more: ['Cache-Control', 'private, no-cache', 'Set-Cookie', ['a=1', 'b=2']],
  });
});
beforeAll(async () => {
  page = prepareResponse(await buildResponse(Buffer.from(TEXT), HEADERS));
  picture = prepareResponse(await buildResponse(Buffer.from('png'), { 'content-type': 'image/png' }));
  longPage = prepareResponse(await buildResponse(Buffer.alloc(LONG_BYTES, 'x'), HEADERS));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (path: string, headers = {}, method = 'GET') =>
  sendRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, { method, headers });

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=1.0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0, *;q=0', undefined],
  ['brx', undefined],
  ['', undefined],
])('for "%s" the coding is %s, and the text is the same', async (accepted, coding) => {
  const { status, headers, body } = await send('/', { 'accept-encoding': accepted });
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
  expect((DECODERS[coding ?? ''] ?? Buffer.from)(body).toString()).toBe(TEXT);
  expect(headers).toMatchObject({
    ...HEADERS,
    vary: 'rsc, accept-encoding',
    'content-length': String(body.length),
    'cache-control': 'private, no-cache',
    'set-cookie': ['a=1', 'b=2'],
  });
});

test('all codings share one weak ETag, and a current copy gets 304', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (coding) => (await send('/', { 'accept-encoding': coding })).headers.etag),
  );
  const [tag = ''] = tags;
  expect(tags).toEqual([tag, tag, tag]);
  expect(tag).toMatch(/^W\//);
  for (const known of [tag, `"x", ${tag}`, '*', tag.slice(2)]) {
    const { status, headers, body } = await send('/', { 'if-none-match': known, 'accept-encoding': 'br' });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({
      etag: tag,
      vary: 'rsc, accept-encoding',
      'cache-control': 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  }
  expect((await send('/', { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await send('/', { 'if-none-match': tag, 'cache-control': 'no-cache' })).status).toBe(200);
  expect((await send('/missing', { 'if-none-match': tag })).status).toBe(404);
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map((method) => send('/', { 'accept-encoding': 'br' }, method)),
  );
  expect([head?.status, head?.body.length, head?.headers['content-length']]).toEqual([
    200,
    0,
    get?.headers['content-length'],
  ]);
});

test('what compression does not make smaller is sent as it is, to everybody', async () => {
  const { headers, body } = await send('/picture', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([undefined, undefined, 'png']);
});

test('a page is decompressed no faster than its client reads', async () => {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1' });
  client.write('GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await sleep(200);
  const unread = [sent?.writableLength, sent?.writableFinished];
  let length = 0;
  for await (const chunk of client) length += (chunk as Buffer).length;
  expect(unread).toEqual([expect.any(Number), false]);
  expect(unread[0]).toBeLessThan(256 * 1024);
  expect(length).toBeGreaterThan(LONG_BYTES);
}, 30_000);

test('while the server stops, connections are closed and no cookie is lost', async () => {
  const { headers } = await send('/stopping');
  expect(headers).toMatchObject({
    connection: 'close',
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'private, no-cache',
  });
});

const RSC = {
  header: 'rsc',
  suffix: '.rsc',
  varyHeader: 'rsc',
  prefetchSegmentHeader: 'next-router-segment-prefetch',
  prefetchSegmentDirSuffix: '.segments',
  prefetchSegmentSuffix: '.segment.rsc',
};

test.each([
  [{}, null],
  [{ rsc: '0' }, null],
  [{ 'next-router-segment-prefetch': '/_tree' }, null],
  [{ rsc: '1' }, '/a.b.new/pricing.rsc'],
  [{ rsc: '1', 'next-router-prefetch': '1' }, '/a.b.new/pricing.rsc'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/a.b.new/pricing.segments/_tree.segment.rsc'],
])('a request with %j asks for %s', (headers, expected) => {
  expect(namePayload('/a.b.new/pricing', headers, RSC)).toBe(expected);
});
