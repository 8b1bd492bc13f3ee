import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';

const PLAIN = join(root, '.cache/plain-site');
/** Next finds a middleware that runs on Node in this list alone. */
const FUNCTIONS = 'functions-config-manifest.json';
const NO_MIDDLEWARE = { version: 1, functions: {} };

/**
 * This site's build without its middleware and its hooks: its variants are then pages as others are, asked for by their
 * own paths.
 * So the page that is compared with is the same to the byte, and what differs is the choosing.
 * @returns {Promise<string>} a folder that `next start` serves
 */
export async function makePlainSite() {
  await rm(PLAIN, { recursive: true, force: true });
  await mkdir(join(PLAIN, '.next/server'), { recursive: true });
  for (const file of ['next.config.mjs', 'lib/config/headers.mjs', 'package.json'])
    await cp(join(root, file), join(PLAIN, file));
  await symlink(join(root, 'public'), join(PLAIN, 'public'));
  await linkAllBut(/^(?:server|cache|main\.mjs)$/, '.next');
  await linkAllBut(/^(?:route-cache|functions-config-manifest\.json|instrumentation\.js)$/, '.next/server');
  await writeFile(join(PLAIN, '.next/server', FUNCTIONS), JSON.stringify(NO_MIDDLEWARE));
  return PLAIN;
}

async function linkAllBut(left, folder) {
  const names = (await readdir(join(root, folder))).filter((name) => !left.test(name));
  for (const name of names) await symlink(join(root, folder, name), join(PLAIN, folder, name));
}
