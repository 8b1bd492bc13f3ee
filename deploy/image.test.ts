import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Each starts a process.
jest.setTimeout(30_000);

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [shell = '', ...args]: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
const folder = mkdtempSync(join(tmpdir(), 'image-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the image's command with this migration and a server that prints its process. */
function run(migration: string) {
  mkdirSync(join(folder, '.next/bin'), { recursive: true });
  writeFileSync(join(folder, '.next/bin/migrate.mjs'), migration);
  writeFileSync(join(folder, '.next/main.mjs'), 'console.log(process.pid)');
  const child = spawn(shell, args, { cwd: folder });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, ended, readOutput: () => output.trim() };
}

test('after the migration, the server takes the place of the shell, so that signals reach it', async () => {
  const { child, ended, readOutput } = run('');
  expect(await ended).toBe(0);
  expect(readOutput()).toBe(String(child.pid));
});

test('a failed migration starts no server', async () => {
  const { ended, readOutput } = run('process.exit(1)');
  expect([await ended, readOutput()]).toEqual([1, '']);
});

test('SIGTERM during the migration ends the container at once', async () => {
  const { child, ended, readOutput } = run('console.log(process.pid); setInterval(() => undefined, 1000)');
  while (readOutput() === '') await sleep(20);
  const from = performance.now();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(performance.now() - from).toBeLessThan(2000);
  expect(child.exitCode).toBe(143);
  // A container ends with its first process; here, what it started is left.
  process.kill(Number(readOutput()));
  expect(await ended).toBe(143);
});

test('each image and action is named by its content', () => {
  const read = (name: string) => readFileSync(name, 'utf8');
  const images = [
    ...dockerfile.matchAll(/^FROM (?!\$)(\S+)/gm),
    ...read('compose.yml').matchAll(/^ +image: (?!\$\{IMAGE:)(\S+)/gm),
  ].map(([, image = '']) => image);
  const actions = ['test', 'image', 'audit'].flatMap((name) =>
    [...read(`.github/workflows/${name}.yml`).matchAll(/uses: (?!\.)(\S+)/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect([images.length, actions.length > 8]).toEqual([4, true]);
  expect(images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
