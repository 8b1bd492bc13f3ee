import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { createLogger, openLog, readRequestId, withRequestId } from './logger';

const LONG = { text: 'x'.repeat(100) };

// Linux only. macOS has no device that is always full.
const FULL = '/dev/full';
const whereItIs = existsSync(FULL) ? test : test.skip;

whereItIs('a log whose disk is full fails no request and holds little', async () => {
  const full = createWriteStream(FULL);
  await once(full, 'open');
  const logger = createLogger('info', openLog(full));
  for (let line = 0; line < 2000; line += 1) logger.info(LONG);
  expect(full.writableLength).toBeLessThan(70_000);
  await new Promise<void>((resolve) => full.once('close', () => resolve()));
});

test('a log whose reader has stalled blocks no call and buffers little', async () => {
  const reader = spawn('sleep', ['60'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const pipe = reader.stdin;
  expect(pipe).toBeInstanceOf(Socket);
  const logger = createLogger('info', openLog(pipe));
  const start = performance.now();
  for (let line = 0; line < 10_000; line += 1) logger.info(LONG);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(pipe.writableLength).toBeGreaterThan(0);
  expect(pipe.writableLength).toBeLessThan(70_000);
  reader.kill();
  await once(reader, 'exit');
});

test('the log arrives complete and in order', async () => {
  const reader = spawn('cat', { stdio: ['pipe', 'pipe', 'ignore'] });
  const logger = createLogger('info', openLog(reader.stdin));
  for (const index of [1, 2, 3]) logger.info({ place: index });
  reader.stdin.end();
  const text = (await reader.stdout.toArray()).join('');
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).place),
  ).toEqual([1, 2, 3]);
});

process.env.TRUST_PROXY = '1';

const UUID = '0d9c5a3e-6f57-4a86-9d2c-0c1f6f0a4b11';
const WITHOUT_DASHES = '0d9c5a3e6f574a869d2c0c1f6f0a4b11';

const withHeader = (id: string) => new Request('http://localhost', { headers: { 'x-request-id': id } });

test.each([UUID, WITHOUT_DASHES])('the id %s of a trusted proxy is used', (id) => {
  expect(readRequestId(withHeader(id))).toBe(id);
});

test.each(['', '1', 'me@example.com', `${UUID}x`, `${UUID}, ${UUID}`, UUID.toUpperCase(), 'a'.repeat(5000)])(
  'an invalid id is replaced: %.20j',
  (id) => {
    const drawn = readRequestId(withHeader(id));
    expect(drawn).not.toBe(id);
    expect(drawn).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  },
);

test('every log line of a call contains its id, even with concurrent calls', async () => {
  const lines: { requestId?: string; word: string }[] = [];
  const log = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  const work = (word: string) => async () => {
    log.info({ word });
    await setImmediate();
    log.info({ word });
  };
  await Promise.all([withRequestId(UUID, work('one')), withRequestId(WITHOUT_DASHES, work('two'))]);
  log.info({ word: 'none' });
  const logged = lines.map(({ requestId, word }) => `${word} ${requestId}`);
  expect(logged.sort()).toEqual([
    'none undefined',
    ...[`one ${UUID}`, `one ${UUID}`],
    ...[`two ${WITHOUT_DASHES}`, `two ${WITHOUT_DASHES}`],
  ]);
});
