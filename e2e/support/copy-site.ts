import { link, mkdir, realpath, rm, stat, symlink } from 'node:fs/promises';
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
  'lib/config/headers.mjs',
  '.cache/service-worker.js',
];
/** Runtime caches, and files that only a build reads. */
const EXCLUDED = /^(?:cache|server\/route-cache)\//;

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
}
