import { execFileSync } from 'node:child_process';

jest.setTimeout(30_000);

/** Message and duration of a failed start. Runs in a child process because Jest does not load ES modules. */
function fail(isPortTaken: boolean, env: Record<string, string>): { message: string; ms: number } {
  const code = `import { createServer } from 'node:http';
    import { startMarkedSite } from './e2e/ops/security/marked-site.mjs';
    const other = createServer((_, answer) => answer.end('ok'));
    await new Promise((resolve) => other.listen(0, resolve));
    const { port } = other.address();
    if (!${isPortTaken}) await new Promise((resolve) => other.close(resolve));
    const from = performance.now();
    await startMarkedSite(port, ${JSON.stringify(env)}).catch(({ message }) =>
      console.log(JSON.stringify({ message, ms: performance.now() - from })));
    process.exit();`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString());
}

test('another server on the port is not mistaken for the marked site', () => {
  expect(fail(true, {}).message).toMatch(/^Something else listens on port \d+\.$/);
});

test('a site that exits before it is ready fails at once', () => {
  // No site starts with this value, built or not.
  const { message, ms } = fail(false, { CONSENT_MODE: 'nonsense' });
  expect(message).toBe('The marked site did not start.');
  expect(ms).toBeLessThan(19_000);
});
