import { execFileSync } from 'node:child_process';

/** In a separate process, because Jest cannot load ES modules. */
function run(code: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const serveOn = (port: string, folder: string) => `await serve(${folder}, ${port}, {}).then(
  () => console.log('"served"'),
  ({ message, todo }) => console.log(JSON.stringify({ message, todo })),
);`;

test.each(['127.0.0.1', '::'])('a port in use on %s is refused, whatever listens there', (host) => {
  const found = run(`
    import { createServer } from 'node:net';
    import { serve } from './scripts/shared/serve.mjs';
    const silent = createServer();
    await new Promise((resolve) => silent.listen(0, '${host}', resolve));
    ${serveOn('silent.address().port', "'.'")}
    process.exit();`);
  expect(found).toEqual({
    message: expect.stringMatching(/^Something else listens on http:\/\/localhost:\d+\.$/),
    todo: expect.stringContaining('Stop the program that listens on port'),
  });
});

test('a site that exits at once is not waited for', () => {
  const from = performance.now();
  const found = run(`
    import { mkdtempSync } from 'node:fs';
    import { createServer } from 'node:net';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { serve } from './scripts/shared/serve.mjs';
    const free = createServer();
    await new Promise((resolve) => free.listen(0, resolve));
    const { port } = free.address();
    await new Promise((resolve) => free.close(resolve));
    // An empty folder without a build.
    ${serveOn('port', "mkdtempSync(join(tmpdir(), 'serve-'))")}`);
  expect(found).toMatchObject({ message: expect.stringContaining('exited before it responded') });
  expect(performance.now() - from).toBeLessThan(15_000);
}, 30_000);
