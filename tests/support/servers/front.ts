import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { isTaken } from '../../../scripts/shared/serve.mjs';

/**
 * A load balancer in front of two instances, as production has one: takes them in turn, and sends a request that an
 * instance did not take to the other.
 */
export async function startFront(port: number, instances: readonly [number, number]) {
  // In turn, so that each kept connection carries a response that closes it while its instance drains.
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  let isFirstNext = false;

  const forward = (received: IncomingMessage, body: Buffer, response: ServerResponse, order: number[]) => {
    const [instance, ...others] = order;
    const { method, url: path, headers, socket } = received;
    const options = { agent, port: instance, method, path };
    const sent = request({ ...options, headers: { ...headers, 'x-forwarded-for': socket.remoteAddress } });
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const isRepeatable = method === 'GET' || error.code === 'ECONNREFUSED';
      if (response.headersSent) response.destroy();
      else if (others.length > 0 && isRepeatable) forward(received, body, response, others);
      else response.writeHead(502).end();
    });
    sent.end(body);
  };

  const server = createServer(async (received, response) => {
    isFirstNext = !isFirstNext;
    const order = isFirstNext ? instances : instances.toReversed();
    forward(received, await buffer(received), response, [...order]);
  }).listen(port);
  await once(server, 'listening');
  const stop = async () => {
    server.close().closeAllConnections();
    agent.destroy();
    await once(server, 'close');
  };
  return { url: `http://localhost:${port}`, stop };
}

/** @returns such as `[2, 11, 4]`, or null if Caddy is not installed */
export function readCaddyVersion(): number[] | null {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  // `v2.11.4 h1:…`, or Debian's `2.6.2`.
  const [version = ''] = stdout?.split(' ') ?? [];
  return status === 0 ? version.replace('v', '').split('.').map(Number) : null;
}

/** The front of compose.yml with its own configuration, but without TLS and on other ports. */
export async function startCaddy(port: number, [first, second]: readonly [number, number]) {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  const shipped = await readFile('deploy/Caddyfile', 'utf8');
  const local = shipped
    .replaceAll('site-a:3000', `localhost:${first}`)
    .replaceAll('site-b:3000', `localhost:${second}`);
  await writeFile(file, `{\n\tadmin off\n}\n${local}`);
  const url = `http://localhost:${port}`;
  const env = { ...process.env, DOMAIN: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  await expect.poll(() => isTaken(port)).toBe(true);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
