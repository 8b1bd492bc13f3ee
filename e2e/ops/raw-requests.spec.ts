import { readFile } from 'node:fs/promises';
import { largeHeaders } from '../../lib/content/large-headers';
import { formatRequest, sendRaw } from '../support/raw-request';
import { startSite, type Site } from '../support/start-site.mjs';
import { expect, test } from '../support/site';

const PORT = 3188;
const BIG = 60_000_000;
/** Limit for the bytes read of six bodies of 60 MB: less than a single whole body. */
const EARLY = 8_000_000;
const JSON_TYPE = 'Content-Type: application/json';
const HEALTH = formatRequest('GET', '/api/health');

// All tests share one site.
test.describe.configure({ mode: 'default' });

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ port: PORT });
});
test.afterAll(() => site.stop());
/** After each test the process must still run and respond. */
test.afterEach(async () => {
  process.kill(site.pid, 0);
  expect((await sendRaw(PORT, HEALTH)).statuses).toEqual([200]);
});

async function readMemory(): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(await readFile(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const post = (headers: string[], body = '') =>
  formatRequest('POST', '/api/feedback', [JSON_TYPE, ...headers], body);

/** Bytes that the process has read since its start, from sockets and files. */
async function readReads(): Promise<number> {
  return Number(/^rchar: (\d+)/m.exec(await readFile(`/proc/${site.pid}/io`, 'utf8'))?.[1]);
}

/** Sends a body of 60 MB after each head, concurrently. */
async function sendBig(heads: readonly string[]) {
  const before = { memory: await readMemory(), reads: await readReads() };
  const answers = await Promise.all(
    heads.map((head) => sendRaw(PORT, head, { fill: BIG, isChunked: /^Transfer-Encoding/m.test(head) })),
  );
  return {
    statuses: answers.flatMap(({ statuses }) => statuses),
    read: (await readReads()) - before.reads,
    memory: (await readMemory()) - before.memory,
  };
}

const BOTH_WAYS = [`Content-Length: ${BIG}`, 'Transfer-Encoding: chunked'];

test('bodies of 60 MB are refused with 413 before they have arrived, with and without a length, and use no memory', async () => {
  const { statuses, read, memory } = await sendBig(
    [1, 2, 3].flatMap(() => BOTH_WAYS.map((way) => post([way]))),
  );
  expect(statuses).toEqual(Array(6).fill(413));
  expect(read).toBeLessThan(EARLY);
  // Buffering them would take 360 MB.
  expect(memory).toBeLessThan(120);
});

test('a page refuses bodies of 60 MB before they have arrived', async () => {
  const { statuses, read, memory } = await sendBig(
    ['/', '/pricing', '/icon.svg'].flatMap((path) =>
      BOTH_WAYS.map((way) => formatRequest('POST', path, [way])),
    ),
  );
  expect(statuses).toEqual(Array(6).fill(405));
  expect(read).toBeLessThan(EARLY);
  expect(memory).toBeLessThan(40);
});

for (const [name, request, statuses] of [
  ['a length that is too small', post(['Content-Length: 5'], '{"userId":1,"rating":5}'), [400]],
  ['two lengths', post(['Content-Length: 5', 'Content-Length: 6'], '{}'), [400]],
  [
    'a length and chunked encoding',
    post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    [400],
  ],
  ['a negative length', post(['Content-Length: -1']), [400]],
  ['invalid chunks', post(['Transfer-Encoding: chunked'], 'zz\r\n'), [400]],
  ['100,000 nested arrays, unclosed', post([], '['.repeat(100_000)), [413]],
  ['a URL of 20 KB', formatRequest('GET', `/${'a'.repeat(20_000)}`), [404]],
  ['a URL of 60 KB', formatRequest('GET', `/${'a'.repeat(60_000)}`), [431]],
  ['32 KB of cookies', formatRequest('GET', '/', [`Cookie: a=${'b'.repeat(32_766)}`]), [200]],
  [
    '32 KB of cookies for a call',
    formatRequest('GET', '/api/health', [`Cookie: a=${'b'.repeat(32_766)}`]),
    [200],
  ],
  ['a header of 100 KB', formatRequest('GET', '/', [`X-Long: ${'a'.repeat(100_000)}`]), [431]],
  ['1,500 headers', formatRequest('GET', '/', Array<string>(1500).fill('A: b')), [200]],
  ['HTTP/1.0', 'GET /api/health HTTP/1.0\r\n\r\n', [200]],
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n', [400]],
  ['not HTTP', '\x16\x03\x01\x02\x00\x01\x00', [400]],
  ['an invalid method', formatRequest('NONSENSE', '/'), [400]],
  [
    'twenty pipelined requests',
    HEALTH.replace('close', 'keep-alive').repeat(19) + HEALTH,
    Array<number>(20).fill(200),
  ],
  ['a broken escape in a call', formatRequest('GET', '/api/%'), [404]],
  ['a broken escape in an id', formatRequest('GET', '/api/user/%ff'), [400]],
  ['a broken escape in a demo link', formatRequest('GET', '/share/%'), [303]],
  ['an absolute URL', formatRequest('GET', 'http://evil.example/api/health'), [200]],
  ['an asterisk', formatRequest('GET', '*'), [404]],
  ['a path traversal', formatRequest('GET', '/_next/static/..%2f..%2f..%2fpackage.json'), [404]],
] as const) {
  test(`${name}: ${statuses[0]}`, async () => {
    const answer = await sendRaw(PORT, request);
    expect(answer.statuses).toEqual([...statuses]);
    expect(answer.isClosed).toBe(true);
  });
}

test('a browser that sends too many cookies gets instructions', async () => {
  const { statuses, text } = await sendRaw(
    PORT,
    formatRequest('GET', '/', [`Cookie: a=${'b'.repeat(60_000)}`]),
  );
  expect(statuses).toEqual([431]);
  expect(text).toContain(`<h1>${largeHeaders.title}</h1>`);
  expect(text).toMatch(/^Content-Security-Policy: default-src 'none';/m);
});

test('clients that stop in the middle of a body get 408 and delay no other request', async () => {
  const slow = Array.from({ length: 40 }, () => sendRaw(PORT, post(['Content-Length: 90'], '{"a"')));
  const half = Array.from({ length: 40 }, () =>
    sendRaw(PORT, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', { waitMs: 4000 }),
  );
  const others = await Promise.all(
    Array.from({ length: 10 }, () => sendRaw(PORT, formatRequest('GET', '/'))),
  );
  expect(others.map(({ statuses }) => statuses)).toEqual(others.map(() => [200]));
  const answers = await Promise.all(slow);
  expect(answers.map(({ statuses }) => statuses)).toEqual(answers.map(() => [408]));
  expect(answers.every(({ isClosed }) => isClosed)).toBe(true);
  await Promise.all(half);
});

test('a client that disconnects or half-closes affects no other request', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => sendRaw(PORT, formatRequest('GET', '/'), { waitMs: 5 })),
  );
  for (const { statuses } of await Promise.all(
    Array.from({ length: 20 }, () => sendRaw(PORT, HEALTH, { isHalfClosed: true })),
  ))
    expect([[], [200]]).toContainEqual(statuses);
});
