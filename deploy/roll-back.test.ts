import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In a separate process, because Jest cannot load ES modules. Only the `healthy` ports become ready again. */
function rollBack(base: string, ports: number[], healthy: number[]): string {
  const code = `import { createServer } from 'node:http';
    import { rollBack } from './deploy/release/release.mjs';
    const restart = async (port) => {
      if (!${JSON.stringify(healthy)}.includes(port)) throw new Error(port + ' can not be started');
      await new Promise((done) => createServer((_, answer) => answer.end('ok')).listen(port, '127.0.0.1', done));
    };
    try {
      await rollBack({ base: ${JSON.stringify(base)}, former: 'one', ports: ${JSON.stringify(ports)}, restart });
    } catch (error) { console.log(error.message, error.todo); }
    process.exit();`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' }).toString();
}

async function findFreePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          }),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'roll-back-'));
  mkdirSync(join(base, 'releases/one'), { recursive: true });
  mkdirSync(join(base, 'drain'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('both instances return to the former release', async () => {
  const ports = await findFreePorts();
  const output = rollBack(base, ports, ports);
  expect(output).toContain('one is served again. Read the journal');
  expect(readlinkSync(join(base, 'current'))).toBe('releases/one');
  expect(readdirSync(join(base, 'drain'))).toEqual([]);
});

test('an instance that fails again stays out of use and is named, and the other one still returns', async () => {
  const [first, second] = await findFreePorts();
  const output = rollBack(base, [first, second], [first]);
  expect(output).toContain(`one is served again, but not on port ${second}, which stays out of use.`);
  expect(output).toContain(`journalctl -u adaptive-site@${second}`);
  expect(readdirSync(join(base, 'drain'))).toEqual([String(second)]);
});
