import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFront } from '../../deploy/nginx/run.mjs';
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
  for (const folder of ['assets', 'drain', 'releases/one', 'releases/two']) {
    await mkdir(join(base, folder), { recursive: true });
  }
  await symlink('releases/one', join(base, 'serving'));
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
  (words: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(words);
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

test('a page is cached until the next release is served, and is served while no instance is up', async () => {
  await listen(INSTANCES[0], says('first release', { 'cache-control': 'private, no-cache' }));
  expect((await sendRequest(front.url, '/')).body.toString()).toBe('first release');
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  const kept = await sendRequest(front.url, '/');
  expect([kept.body.toString(), kept.headers['x-cache']]).toEqual(['first release', 'HIT']);
  expect(kept.headers['cache-control']).toBe('private, no-cache');
  const other = await sendRequest(front.url, '/pricing');
  expect([other.status, other.headers['retry-after']]).toEqual([503, '1']);
  expect(other.body.toString()).toContain('One moment, please');

  await listen(INSTANCES[0], says('second release'));
  await listen(INSTANCES[1], says('second release'));
  await unlink(join(base, 'serving'));
  await symlink('releases/two', join(base, 'serving'));
  const next = await sendRequest(front.url, '/');
  expect([next.body.toString(), next.headers['x-cache']]).toEqual(['second release', 'MISS']);
});

test("a response with a cookie is not cached, and cached responses never depend on a visitor's headers", async () => {
  for (const port of INSTANCES) {
    await listen(port, (request, response) => {
      const cookie = request.url === '/about' ? { 'set-cookie': 'a=b' } : {};
      response.writeHead(200, cookie).end(JSON.stringify(request.headers));
    });
  }
  const cacheStatus = async () => (await sendRequest(front.url, '/about')).headers['x-cache'];
  expect([await cacheStatus(), await cacheStatus()]).toEqual(['MISS', 'MISS']);
  const headers = {
    cookie: 'visitor=secret; persona=developer.converter.new.chosen.chosen.11; consent=yes; other=x',
    authorization: 'secret',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-proto': 'ftp',
    'x-matched-path': '/secret',
  };
  const seen = JSON.parse((await sendRequest(front.url, '/', { headers })).body.toString());
  expect(seen).toEqual({
    host: `localhost:${PORT}`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'sec-fetch-dest': 'empty',
    cookie: 'persona=developer.converter.new.chosen.chosen.11; consent=yes',
  });
  const call = JSON.parse((await sendRequest(front.url, '/api/x', { headers })).body.toString());
  expect(call).toMatchObject({
    'x-forwarded-for': '1.2.3.4, 127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': `localhost:${PORT}`,
    cookie: headers.cookie,
  });
});
