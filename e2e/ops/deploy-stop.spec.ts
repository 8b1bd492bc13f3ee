import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../../deploy/release/release.mjs';
import { isTaken } from '../../scripts/shared/serve.mjs';
import { expect, test } from '../support/site';

const ROOT = join(import.meta.dirname, '../..');
const PORTS = [4350, 4351];
const TRIAL_PORT = 4352;

let base: string;
test.beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'stop-'));
});
test.afterEach(() => rm(base, { recursive: true, force: true }));

const list = (folder: string) => readdir(join(base, folder)).catch(() => []);

/** The release command in a project whose build never ends and logs its process id. */
async function makeEndlessProject(): Promise<string> {
  const project = join(base, 'source');
  for (const folder of ['deploy', 'scripts', 'lib/config']) {
    await cp(join(ROOT, folder), join(project, folder), { recursive: true });
  }
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(project, 'deploy/release/prepare.mjs'),
    `import { spawn } from 'node:child_process';
    const work = "require('fs').writeFileSync('begun', ''); setInterval(() => {}, 1000)";
    const child = spawn(process.execPath, ['-e', work], { stdio: 'ignore' });
    setTimeout(() => console.log('builds as ' + child.pid), 300);`,
  );
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: project });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'endless');
  return project;
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  test(`${name} during the build stops it and leaves nothing behind`, async () => {
    const project = await makeEndlessProject();
    const child = spawn(process.execPath, ['deploy/release.mjs', '--base', base], { cwd: project });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (output += words));
    await expect.poll(() => output).toContain('builds as ');
    expect([await list('releases'), await list('.')]).toEqual([
      [expect.stringMatching(/^\.\d{8}T\d{6}-/)],
      expect.arrayContaining(['releasing']),
    ]);
    child.kill(name);
    expect(await ended).toBe(1);
    expect(output).toContain('The release was stopped.');
    expect([await list('releases'), await list('.')]).toEqual([[], ['releases', 'source']]);
    const work = Number(/builds as (\d+)/.exec(output)?.[1]);
    await expect.poll(() => isRunning(work)).toBe(false);
  });
}

/** A release whose server records its PORT and LISTEN variables. */
async function makeRelease(id: string): Promise<void> {
  const folder = join(base, 'releases', id);
  const files = {
    '.next/BUILD_ID': id,
    '.next/static/chunks/x.js': '',
    'scripts/migrate.mjs': "console.log('done')",
    '.next/main.mjs': `import { writeFileSync } from 'node:fs';
      import { createServer } from 'node:http';
      const { PORT, LISTEN } = process.env;
      writeFileSync('called.json', JSON.stringify({ PORT, LISTEN }));
      createServer((_, answer) => answer.end('ok')).listen(PORT, LISTEN);`,
  };
  for (const [name, words] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), words);
  }
}

test('when stopped between two instances, those already changed go back to the previous release', async () => {
  const servers: Server[] = [];
  const restarted: [number, string][] = [];
  const stop = new AbortController();
  const bring = (id: string, stopAt?: number) =>
    release({
      base,
      id,
      ports: PORTS,
      trialPort: TRIAL_PORT,
      signal: stop.signal,
      restart: async (port: number) => {
        restarted.push([port, await readlink(join(base, 'current'))]);
        if (port === stopAt) stop.abort(new Error('The release was stopped.'));
        if (servers.length === PORTS.length) return;
        const server = createServer((_, answer) => answer.end('ok'));
        servers.push(server);
        await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      },
    });
  try {
    await makeRelease('one');
    await makeRelease('two');
    await mkdir(join(base, 'releases/.half'));
    await bring('one');
    expect((await list('releases')).sort(), 'leftovers of an earlier release are deleted').toEqual([
      'one',
      'two',
    ]);
    restarted.length = 0;
    await expect(bring('two', PORTS[0])).rejects.toThrow('The release was stopped.');
    expect(restarted).toEqual([
      [PORTS[0], 'releases/two'],
      [PORTS[0], 'releases/one'],
    ]);
    expect(await readlink(join(base, 'current'))).toBe('releases/one');
    expect([await list('drain'), await list('.')]).toEqual([[], expect.not.arrayContaining(['releasing'])]);
  } finally {
    for (const server of servers) server.close();
  }
});

test('the trial instance of a release is not reachable from outside', async () => {
  await makeRelease('one');
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  let reached: boolean | undefined;
  const look = setInterval(async () => {
    if (!outside || !(await isTaken(TRIAL_PORT))) return;
    await fetch(`http://${outside}:${TRIAL_PORT}`).then(
      () => (reached = true),
      () => (reached ??= false),
    );
  }, 20);
  const stop = new AbortController();
  const restart = () => Promise.reject(new Error('no instance here'));
  const order = { base, id: 'one', ports: PORTS, trialPort: TRIAL_PORT, signal: stop.signal, restart };
  await expect(release(order)).rejects.toThrow('did not become ready');
  clearInterval(look);
  const called = await readFile(join(base, 'releases/one/called.json'), 'utf8');
  expect(JSON.parse(called)).toEqual({ PORT: String(TRIAL_PORT), LISTEN: '127.0.0.1' });
  expect(reached).not.toBe(true);
});
