import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine, or null. */
export function findNginx() {
  return PATHS.find((path) => existsSync(path)) ?? null;
}

/** Installs nginx where that needs nobody's help; elsewhere the tests that want it say why they are skipped. */
export async function installNginx() {
  if (findNginx()) return { note: findNginx() };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return { note: findNginx() ?? 'none here: the shared-cache test is skipped' };
}
