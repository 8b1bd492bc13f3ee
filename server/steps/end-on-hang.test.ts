import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';

const source = readFileSync(join(__dirname, 'end-on-hang.ts'), 'utf8');
const watched = transpile(source, { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 });

/** Runs `code` in a process that ends after 10 beats of 50 ms. */
async function run(code: string) {
  const script = `${watched}\nendOnHang({ beatMs: 50 });\n${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const output = child.stderr.setEncoding('utf8').toArray();
  const [exitCode, signal] = await once(child, 'exit');
  return { exitCode, signal, output: (await output).join('') };
}

test('a process whose event loop is blocked ends by itself and says why', async () => {
  const { signal, output } = await run('for (;;);');
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(output)).toMatchObject({ level: 60, msg: expect.stringContaining('blocked for 0.5 s') });
});

test('a process that waits, or works in pieces, goes on to its own end', async () => {
  const busy = 'const end = Date.now() + 200; while (Date.now() < end);';
  const ended = await run(`setInterval(() => { ${busy} }, 0); setTimeout(() => process.exit(3), 1500);`);
  expect(ended).toEqual({ exitCode: 3, signal: null, output: '' });
});

test('the watch keeps no process alive', async () => {
  expect(await run('')).toEqual({ exitCode: 0, signal: null, output: '' });
});
