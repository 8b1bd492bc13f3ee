import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { isStopping } from '@/lib/http/stopping';
import { ACCEPT_MS, closeOnSignal, DRAIN_MS, SAME_SIGNAL_MS, SHUTDOWN_MS } from './listen';

afterEach(() => Reflect.deleteProperty(globalThis, 'adaptiveSiteIsStopping'));

/** A server with one idle connection, that of `agent`. It responds to /slow when `finish` is called. */
async function startServer() {
  let finish = () => {};
  const server = createServer((request, response) => {
    if (isStopping()) response.setHeader('Connection', 'close');
    if (request.url === '/slow') finish = () => void response.end('slow');
    else response.end('fast');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const read = (path: string, agent: Agent | false = false) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, agent }, (response) =>
        response.setEncoding('utf8').on('data', resolve).on('end', resolve),
      ).on('error', reject);
    });
  const agent = new Agent({ keepAlive: true });
  await read('/', agent);
  const signals = new EventEmitter();
  const end = jest.fn<void, [number]>();
  closeOnSignal(server, end, signals);
  return { server, signals, end, read, agent, finish: () => finish() };
}

test('on SIGTERM new connections are soon refused, an idle one takes one more request, and the process exits with 0', async () => {
  const { signals, end, read, agent } = await startServer();
  expect(isStopping()).toBe(false);
  signals.emit('SIGTERM');
  expect(isStopping()).toBe(true);
  await sleep(50);
  await expect(read('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await read('/', agent)).toBe('fast');
  await sleep(50);
  expect(end.mock.calls).toEqual([[0]]);
});

test('a process that is busy without a pause stops accepting in time for open requests', async () => {
  const { server, signals, end, agent } = await startServer();
  agent.destroy();
  signals.emit('SIGTERM');
  const start = performance.now();
  while (server.listening && performance.now() - start < 2 * ACCEPT_MS) {
    const turn = performance.now();
    while (performance.now() - turn < 10);
    await nextTurn();
  }
  expect(performance.now() - start).toBeGreaterThan(ACCEPT_MS - 50);
  expect(server.listening).toBe(false);
  await sleep(50);
  expect(end.mock.calls).toEqual([[0]]);
}, 15_000);

test('an idle connection is closed after a second, while an open request is finished', async () => {
  const { server, signals, end, read, finish } = await startServer();
  const slow = read('/slow');
  await once(server, 'request');
  signals.emit('SIGINT');
  await sleep(DRAIN_MS + 100);
  expect(end).not.toHaveBeenCalled();
  finish();
  expect(await slow).toBe('slow');
  await sleep(DRAIN_MS + 100);
  expect(end.mock.calls).toEqual([[0]]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('after %s, unfinished requests are cut off in time, with exit code %i', async (signal, code) => {
  const { server, signals, end, read, finish } = await startServer();
  const slow = read('/slow');
  await once(server, 'request');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  signals.emit(signal);
  jest.advanceTimersByTime(SHUTDOWN_MS - 1);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end.mock.calls).toEqual([[code]]);
  jest.useRealTimers();
  finish();
  await slow;
});

test('a signal that arrives twice at once counts once, and a later one ends the process', async () => {
  const { server, signals, end, read, finish } = await startServer();
  const slow = read('/slow');
  await once(server, 'request');
  signals.emit('SIGINT');
  signals.emit('SIGINT');
  expect(end).not.toHaveBeenCalled();
  await sleep(SAME_SIGNAL_MS + 50);
  signals.emit('SIGINT');
  expect(end.mock.calls).toEqual([[130]]);
  finish();
  await slow;
});

test('the limit is shorter than Compose’s', () => {
  const compose = readFileSync(join(__dirname, '../../compose.yml'), 'utf8');
  const seconds = Number(/stop_grace_period: (\d+)s$/m.exec(compose)?.[1]);
  expect(seconds * 1000).toBeGreaterThan(SHUTDOWN_MS);
});
