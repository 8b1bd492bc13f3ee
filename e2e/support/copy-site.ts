import { link, mkdir, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SITE_FOLDER } from './test-site.mjs';
import { linkFiles } from '../../deploy/release/links.mjs';

const BUILT = [
  '.next',
  'public',
  'prisma',
  'scripts',
  'deploy',
  'package.json',
  'next.config.mjs',
  'lib/config',
  '.cache/service-worker.js',
];
/** Next's links to packages, which are relative to where it was built. */
const PACKAGE_LINKS = '.next/node_modules';
/** Also files that only a build reads. */
const EXCLUDED = /^(?:cache|node_modules)\//;

/** Hard-links the built site into another folder. Replace its files; never write into them. */
export async function copySite(folder: string, from = SITE_FOLDER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(await realpath(join(from, 'node_modules')), join(folder, 'node_modules'));
  for (const path of BUILT) {
    const [source, to] = [join(from, path), join(folder, path)];
    await mkdir(dirname(to), { recursive: true });
    if ((await stat(source)).isFile()) await link(source, to);
    else await linkFiles(source, to, (file: string) => path !== '.next' || !EXCLUDED.test(file));
  }
  await mkdir(join(folder, PACKAGE_LINKS));
  for (const name of await readdir(join(from, PACKAGE_LINKS)))
    await symlink(await realpath(join(from, PACKAGE_LINKS, name)), join(folder, PACKAGE_LINKS, name));
}
