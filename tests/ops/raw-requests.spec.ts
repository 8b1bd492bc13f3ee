import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { type Site, startSite } from '../support/site/start-site.mjs';
import { expect, test } from '../support/site/site';

const PORT = 3188;
const BIG = 60_000_000;
/** Limit for the bytes read of twelve bodies of 60 MB: less than a single whole body. */
const READ_MAX = 16_000_000;
/** Buffering the bodies would take 720 MB. */
const MEMORY_MAX_MB = 120;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ port: PORT });
});
test.afterAll(() => site.stop());
/** After each test the process must still run and respond. */
test.afterEach(async () => {
  process.kill(site.pid, 0);
  expect((await sendRaw(PORT, formatRequest('GET', '/api/health'))).statuses).toEqual([200]);
});

const post = (headers: string[], body = '') =>
  formatRequest('POST', '/api/feedback', ['Content-Type: application/json', ...headers], body);

async function readProcess(file: 'status' | 'io', pattern: RegExp): Promise<number> {
  return Number(pattern.exec(await readFile(`/proc/${site.pid}/${file}`, 'utf8'))?.[1]);
}
const readMemoryMb = async () => (await readProcess('status', /^VmRSS:\s*(\d+)/m)) / 1024;
/** Bytes that the process has read since its start, from sockets and files. */
const countReads = () => readProcess('io', /^rchar: (\d+)/m);

test('bodies of 60 MB are refused before they have arrived, with and without a length, and use no memory', async () => {
  const [memory, reads] = [await readMemoryMb(), await countReads()];
  const heads = [`Content-Length: ${BIG}`, 'Transfer-Encoding: chunked'].flatMap((way) => [
    ...Array<string>(3).fill(post([way])),
    ...['/', '/pricing', '/icon.svg'].map((path) => formatRequest('POST', path, [way])),
  ]);
  const answers = await Promise.all(
    heads.map((head) => sendRaw(PORT, head, { fill: BIG, isChunked: head.includes('chunked') })),
  );
  const refused = [413, 413, 413, 405, 405, 405];
  expect(answers.flatMap(({ statuses }) => statuses)).toEqual([...refused, ...refused]);
  expect((await countReads()) - reads).toBeLessThan(READ_MAX);
  expect((await readMemoryMb()) - memory).toBeLessThan(MEMORY_MAX_MB);
});

test('a client that goes on sending 60 MB on a connection to be kept is not read to the end', async () => {
  const reads = await countReads();
  const heads = ['/api/feedback', '/api/chat'].map((path) =>
    [
      'POST ' + path + ' HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${BIG}`,
    ].join('\r\n'),
  );
  const answers = await Promise.all(
    heads.map((head) => sendRaw(PORT, `${head}\r\n\r\n`, { fill: BIG, isStubborn: true })),
  );
  expect(answers).toEqual(Array(heads.length).fill({ statuses: [413], isClosed: true }));
  expect((await countReads()) - reads).toBeLessThan(READ_MAX);
});

for (const [name, request, status] of [
  ['a length that is too small', post(['Content-Length: 5'], '{"userId":1,"rating":5}'), 400],
  ['two lengths', post(['Content-Length: 5', 'Content-Length: 6'], '{}'), 400],
  ['a length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'), 400],
  ['invalid chunks', post(['Transfer-Encoding: chunked'], 'zz\r\n'), 400],
  ['100,000 nested arrays, unclosed', post([], '['.repeat(100_000)), 413],
  ['a URL of 60 KB', formatRequest('GET', `/${'a'.repeat(60_000)}`), 414],
  ['32 KB of cookies', formatRequest('GET', '/', [`Cookie: a=${'b'.repeat(32_766)}`]), 200],
  ['60 KB of cookies', formatRequest('GET', '/', [`Cookie: a=${'b'.repeat(60_000)}`]), 431],
  ['not HTTP', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['a path traversal', formatRequest('GET', '/_next/static/..%2f..%2f..%2fpackage.json'), 404],
] as const)
  test(`${name}: ${status}`, async () => {
    expect(await sendRaw(PORT, request)).toEqual({ statuses: [status], isClosed: true });
  });

test('clients that stop in the middle of a body get 408 and delay no other request', async () => {
  const slow = Array.from({ length: 40 }, () => sendRaw(PORT, post(['Content-Length: 90'], '{"a"')));
  const others = Array.from({ length: 10 }, () => sendRaw(PORT, formatRequest('GET', '/')));
  const isFirst = await Promise.race([
    Promise.all(others).then(() => 'others'),
    Promise.race(slow).then(() => 'slow'),
  ]);
  expect(isFirst).toBe('others');
  const statuses = async (answers: typeof slow) =>
    (await Promise.all(answers)).map((answer) => answer.statuses);
  expect(await statuses(others)).toEqual(others.map(() => [200]));
  expect(await statuses(slow)).toEqual(slow.map(() => [408]));
});

type RawAnswer = {
  /** Status of each response, in order. Empty if the server did not respond. */
  statuses: number[];
  /** The server closed the connection before the timeout. */
  isClosed: boolean;
};

const TIMEOUT_MS = 10_000;
const BLOCK = Buffer.alloc(64 * 1024, ' ');
const CHUNK = Buffer.concat([Buffer.from(`${BLOCK.length.toString(16)}\r\n`), BLOCK, Buffer.from('\r\n')]);

/**
 * Sends bytes verbatim, as no HTTP client would, then `fill` bytes as fast as the server reads, and collects the
 * responses. `isStubborn`: goes on sending after a response.
 */
function sendRaw(
  port: number,
  bytes: string,
  { fill = 0, isChunked = false, isStubborn = false } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
      resolve({ statuses, isClosed });
    };
    const timer = setTimeout(() => finish(false), TIMEOUT_MS);
    socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
    socket.once('end', () => finish(true)).once('error', () => finish(true));
    socket.write(bytes, 'latin1');
    let left = fill;
    const pump = () => {
      while (left > 0 && !socket.destroyed && (isStubborn || text === '')) {
        left -= BLOCK.length;
        if (!socket.write(isChunked ? CHUNK : BLOCK)) return void socket.once('drain', pump);
      }
    };
    pump();
  });
}

/** Formats a request. Adds the body's Content-Length unless a header sets the length. */
function formatRequest(method: string, target: string, headers: readonly string[] = [], body = ''): string {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  const isSized = body !== '' && !/^(?:content-length|transfer-encoding):/im.test(headers.join('\n'));
  if (isSized) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
