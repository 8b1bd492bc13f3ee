import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { once } from 'node:events';
import { createLogger, openLog } from './logger';

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
  for (const place of [1, 2, 3]) logger.info({ place });
  reader.stdin.end();
  const text = (await reader.stdout.toArray()).join('');
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).place),
  ).toEqual([1, 2, 3]);
});
