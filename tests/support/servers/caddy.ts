import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { isTaken } from '../../../scripts/shared/serve.mjs';

/** @returns such as `[2, 11, 4]`, or null if Caddy is not installed */
export function readCaddyVersion(): number[] | null {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  // `v2.11.4 h1:…`, or Debian's `2.6.2`.
  const [version = ''] = stdout?.split(' ') ?? [];
  return status === 0 ? version.replace('v', '').split('.').map(Number) : null;
}

/** The front of compose.yml with its own configuration, but without TLS and on other ports. */
export async function startCaddy(port: number, [first, second]: readonly [number, number]) {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  const shipped = await readFile('deploy/Caddyfile', 'utf8');
  const local = shipped
    .replaceAll('site-a:3000', `localhost:${first}`)
    .replaceAll('site-b:3000', `localhost:${second}`);
  await writeFile(file, `{\n\tadmin off\n}\n${local}`);
  const url = `http://localhost:${port}`;
  const env = { ...process.env, DOMAIN: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  await expect.poll(() => isTaken(port)).toBe(true);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
