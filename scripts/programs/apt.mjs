import { existsSync } from 'node:fs';
import { run } from '../shared/run.mjs';

/** Installs a Debian package where that needs nobody's help. Answers whether it was tried. */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  return true;
}
