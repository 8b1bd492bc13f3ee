import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "console.log('npm', ...process.argv.slice(2))");
  return file;
}

/** In a separate process, because Jest cannot load ES modules. It simulates Windows, where spawning a script fails. */
function runOnWindows(code: string, env: Record<string, string> = {}): unknown {
  const windows = `
    import childProcess from 'node:child_process';
    import { syncBuiltinESMExports } from 'node:module';
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const { spawn } = childProcess;
    childProcess.spawn = (command, args, options) => {
      if (command !== process.execPath || options?.shell) throw Object.assign(new Error('spawn EINVAL'), { code: 'EINVAL' });
      return spawn(command, args, options);
    };
    syncBuiltinESMExports();
    const run = await import('./scripts/shared/run.mjs');
    console.log(JSON.stringify(await (async () => { ${code} })()));`;
  const args = ['--input-type=module', '-e', windows];
  return JSON.parse(
    execFileSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' }),
  );
}

test('on Windows, scripts, packages’ programs and npm run as arguments of Node', () => {
  const npm = write('running/npm-cli.js');
  const found = runOnWindows(
    `const bins = [];
    for (const name of ['tsc', 'prettier', 'knip']) bins.push((await run.runBin(name, ['--version'])).code);
    return { bins, npm: await run.runNpm(['ci', '--no-audit']), node: await run.runNode(['-p', '1 + 1']) };`,
    { npm_execpath: npm },
  );
  expect(found).toEqual({
    bins: [0, 0, 0],
    npm: { code: 0, output: 'npm ci --no-audit\n' },
    node: { code: 0, output: '2\n' },
  });
});

test('npm is the running one, the one shipped with Node, or the one on the PATH; never another package manager', () => {
  const beside = {
    win32: write('win/node_modules/npm/bin/npm-cli.js'),
    linux: write('posix/lib/node_modules/npm/bin/npm-cli.js'),
  };
  const elsewhere = write('elsewhere/npm-cli.js');
  mkdirSync(join(folder, 'bin'));
  symlinkSync(elsewhere, join(folder, 'bin/npm'));
  const pnpm = write('pnpm.cjs');
  const node = { win32: join(folder, 'win/node.exe'), linux: join(folder, 'posix/bin/node') };
  const onPath = { PATH: ['/nowhere', join(folder, 'bin')].join(':') };
  const cases = [
    ['win32', node.win32, {}, beside.win32],
    ['win32', node.win32, { npm_execpath: elsewhere }, elsewhere],
    ['win32', node.win32, { npm_execpath: pnpm }, beside.win32],
    ['win32', '/nowhere/node.exe', { Path: join(folder, 'win') }, beside.win32],
    ['linux', node.linux, onPath, beside.linux],
    ['linux', '/nowhere/bin/node', onPath, elsewhere],
    ['linux', '/nowhere/bin/node', {}, null],
  ];
  const asked = cases.map(([platform, execPath, env]) => ({ platform, execPath, env }));
  expect(runOnWindows(`return ${JSON.stringify(asked)}.map(run.findNpm);`)).toEqual(
    cases.map(([, , , expected]) => expected),
  );
});

test('on Windows, Ctrl-C reaches a child by itself, and other signals are forwarded', () => {
  const found = runOnWindows(
    `const sent = [];
    const child = { kill: (signal) => sent.push(signal) };
    run.forwardSignal(child, 'SIGINT', 'SIGTERM');
    run.forwardSignal(child, 'SIGTERM');
    return sent;`,
  );
  expect(found).toEqual(['SIGTERM']);
});
