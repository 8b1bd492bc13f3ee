import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runFront } from '../../deploy/nginx/run.mjs';
import { FILE_POLICY } from '../../lib/config/headers.mjs';
import { problemSchema } from '../../lib/contracts/base';
import { findNginx } from '../../scripts/programs/programs.mjs';
import { sendRequest } from '../support/send-request';
import { expect, test } from '../support/site';

const PORT = 4333;
const INSTANCES = [4334, 4335] as const;
const WRITES = ['POST', 'PATCH', 'PUT', 'DELETE'];

test.describe.configure({ mode: 'serial' });
test.skip(findNginx() === null, 'nginx is not installed and this account cannot install it');

let front: Awaited<ReturnType<typeof runFront>>;
let base: string;
let servers: Server[] = [];
/** Requests received by the instances: port, method and path. */
let received: string[] = [];

test.beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'instances-'));
  for (const folder of ['assets', 'drain']) await mkdir(join(base, folder));
  received = [];
  front = await runFront({ port: PORT, instances: INSTANCES.map((port) => `127.0.0.1:${port}`), base });
});
test.afterEach(async () => {
  await front.stop();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  servers = [];
  await rm(base, { recursive: true, force: true });
});

async function listen(port: number, answer: RequestListener): Promise<void> {
  const server = createServer((request, response) => {
    received.push(`${port} ${request.method} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

const says =
  (words: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(words);
/** Reads the request and closes the connection without a response. */
const breaks: RequestListener = (request) => request.resume().on('end', () => request.socket.destroy());

const write = (method: string, path: string) =>
  sendRequest(front.url, path, { method, headers: { 'content-length': 2 }, body: '{}' });

for (const method of ['GET', ...WRITES]) {
  test(`a ${method} that an instance aborts is sent ${method === 'GET' ? 'to the other too' : 'only once'}`, async () => {
    for (const port of INSTANCES) await listen(port, breaks);
    const answer = method === 'GET' ? await sendRequest(front.url, '/api/x') : await write(method, '/api/x');
    expect(received).toHaveLength(method === 'GET' ? 2 : 1);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    const id = answer.headers['x-request-id'];
    expect(problemSchema.parse(JSON.parse(answer.body.toString()))).toMatchObject({
      status: 503,
      requestId: id,
    });
  });
}

test('when one instance is down, the other serves reads and writes', async () => {
  await listen(INSTANCES[1], says('second'));
  for (let round = 0; round < 12; round += 1) {
    for (const method of ['GET', 'POST', 'PATCH']) {
      const answer =
        method === 'GET' ? await sendRequest(front.url, '/api/x') : await write(method, '/api/x');
      expect([answer.status, answer.body.toString()]).toEqual([200, 'second']);
    }
  }
});

test('a drained instance gets no requests, and is back at once', async () => {
  for (const port of INSTANCES) await listen(port, says(String(port)));
  const listReceivers = async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write(WRITES[index % 4] ?? '', '/api/x')),
    );
    return [...new Set(answers.map(({ body }) => Number(body.toString())))].sort();
  };
  expect(await listReceivers()).toEqual(INSTANCES);
  await writeFile(join(base, 'drain', String(INSTANCES[0])), '');
  expect(await listReceivers()).toEqual([INSTANCES[1]]);
  await unlink(join(base, 'drain', String(INSTANCES[0])));
  expect(await listReceivers()).toEqual(INSTANCES);
});

test('while no instance is up, a visitor is told to reload', async () => {
  const { status, headers, body } = await sendRequest(front.url, '/pricing');
  expect([status, headers['retry-after']]).toEqual([503, '1']);
  expect(body.toString()).toContain('One moment, please');
});

test('an instance sees the visitor’s own headers, and the address that nginx saw', async () => {
  for (const port of INSTANCES)
    await listen(port, (request, response) => response.end(JSON.stringify(request.headers)));
  const headers = {
    cookie: 'visitor=secret; persona=developer.converter.new.chosen.chosen.11; consent=yes; other=x',
    'sec-gpc': '1',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'ftp',
  };
  for (const path of ['/', '/api/x']) {
    const seen = JSON.parse((await sendRequest(front.url, path, { headers })).body.toString());
    expect(seen).toMatchObject({
      'x-forwarded-for': '1.2.3.4, 127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `localhost:${PORT}`,
      cookie: headers.cookie,
      'sec-gpc': '1',
    });
  }
});

test('a script of another release is found in the folder of all, and one of none is missing', async () => {
  for (const port of INSTANCES)
    await listen(port, (_, response) => response.writeHead(404, { 'x-own': '1' }).end('Not Found'));
  const code = 'old();'.repeat(100);
  await mkdir(join(base, 'assets/chunks'));
  await writeFile(join(base, 'assets/chunks/old.js'), code);
  const headers = { 'accept-encoding': 'gzip' };
  const old = await sendRequest(front.url, '/_next/static/chunks/old.js', { headers });
  expect(old.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
  });
  expect([old.status, gunzipSync(old.body).toString()]).toEqual([200, code]);
  const gone = await sendRequest(front.url, '/_next/static/chunks/gone.js');
  expect([gone.status, gone.headers['x-own'], gone.body.toString()]).toEqual([404, '1', 'Not Found']);
});
