import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';

jest.setTimeout(30_000);

const folder = mkdtempSync(join(tmpdir(), 'start-server-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A server that ends only when `code` lets it, and that logs 10 KB per request. */
function writeServer(onSignal: string): string {
  const file = join(folder, `server-${started.length}.mjs`);
  writeFileSync(
    file,
    `import { createServer } from 'node:http';
    process.on('SIGTERM', () => { ${onSignal} });
    createServer((_, answer) => {
      process.stdout.write('line\\n'.repeat(2000), () => answer.end(String(process.pid)));
    }).listen(Number(process.argv[2]));`,
  );
  return file;
}

async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** The last step of `npm start`, with that server instead of the site. */
async function start(onSignal: string, afterwards = 'process.exitCode = await value;') {
  const port = await findFreePort();
  const code = `import { startServer } from './scripts/set-up/start-server.mjs';
    const { value } = await startServer('${port}', { args: ['${writeServer(onSignal)}', '${port}'] });
    console.log('serving');
    ${afterwards}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  started.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (words) => (said += words).includes('serving') && resolve());
  });
  const ask = async () => Number(await (await fetch(`http://localhost:${port}`)).text());
  return { child, ended, ask };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the first signal lets the server finish, and both exit with 0', async () => {
  const { child, ended, ask } = await start('setTimeout(() => process.exit(143), 300)');
  const server = await ask();
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(isRunning(server)).toBe(false);
});

test('a signal that arrives twice at once, as under npm, counts once; a later one kills a hanging server', async () => {
  const { child, ended, ask } = await start('');
  const server = await ask();
  child.kill('SIGINT');
  await pass(100);
  child.kill('SIGINT');
  await pass(1000);
  expect(isRunning(server)).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(isRunning(server)).toBe(false);
});

test('the server does not outlive the command that started it, however that ends', async () => {
  const { ended, ask } = await start('process.exit(143)', 'setTimeout(() => process.exit(3), 1000);');
  await ask();
  expect(await ended).toBe(3);
  await pass(300);
  await expect(ask()).rejects.toThrow();
});

test('the site keeps running when the reader of its output exits', async () => {
  const { child, ended, ask } = await start('process.exit(143)');
  child.stdout?.destroy();
  // More than the pipes' buffers.
  for (let time = 0; time < 40; time += 1) expect(await ask()).toBeGreaterThan(0);
  expect(child.exitCode).toBe(null);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
