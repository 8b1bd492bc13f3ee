import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('a program that a signal has ended has the shell’s exit code', () => {
  expect(runOnWindows(`return run.runNode(['-e', "process.kill(process.pid, 'SIGKILL')"])`)).toMatchObject({
    code: 137,
  });
});
