import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine, or null. */
export function findNginx() {
  return PATHS.find((path) => existsSync(path)) ?? null;
}

export async function installNginx() {
  if (!findNginx()) await installFromDebian('nginx-light');
  return { note: findNginx() ?? 'none here: whatever needs one is skipped' };
}
