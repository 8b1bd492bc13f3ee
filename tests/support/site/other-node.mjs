import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBuild } from '../../../scripts/build/current-build.mjs';
import { root } from '../../../scripts/shared/fingerprint.mjs';
import { run, runNpm } from '../../../scripts/shared/run.mjs';

/** The lowest and the newest promised Node (README.md), and one of the lines between. */
export const OTHER_NODES = ['20.19.0', '22.12.0', '26.12.1'];

/** A fault of Node 22 and 24 once emptied the body of every call; a chat shows it, and the nightly workflow runs the rest. */
export const CHAT_ONLY_NODE = '22.12.0';

const SQLITE = 'better-sqlite3';
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;
const NODE = `node-${PLATFORM}-${process.arch}`;

async function expectSuccess(command) {
  const { code, output } = await command;
  if (code !== 0) throw new Error(output);
  return output.trim();
}

/** Installs a package of the npm registry into the folder, with its headers and programs. */
const install = (folder, name, env = {}) =>
  expectSuccess(
    runNpm(['install', '--no-audit', '--no-fund', '--prefix', folder, name], { cwd: folder, env }),
  );

/**
 * Installs another Node, and a copy of the built site whose better-sqlite3 is compiled for it.
 * @param {string} version
 * @param {string} site folder of the build
 * @returns {Promise<{ node: string, folder: string }>}
 */
export async function prepareNode(version, site) {
  const home = join(root, '.cache/nodes', version);
  const packages = join(home, 'node_modules');
  const node = join(packages, NODE, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  // Beside the build, because its links to packages are relative.
  const folder = join(dirname(site), `test-site-on-${version}`);
  await mkdir(home, { recursive: true });
  const allowScripts = { [SQLITE]: true };
  await writeFile(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts }));
  await install(home, `${NODE}@${version}`);
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/[\\/]\.next[\\/](?:[ab][\\/])?cache$/.test(path),
  });
  const abi = await expectSuccess(run(node, ['-p', 'process.versions.modules']));
  if (abi !== process.versions.modules) await replaceSqlite(home, folder);
  return { node, folder };
}

async function replaceSqlite(home, folder) {
  const { version } = JSON.parse(await readFile(join(root, 'node_modules', SQLITE, 'package.json'), 'utf8'));
  // Where no binary can be downloaded it is compiled, twice as fast without optimizations. npm runs the other Node.
  const env = { npm_config_nodedir: join(home, 'node_modules', NODE), CFLAGS: '-O0', CXXFLAGS: '-O0' };
  await install(home, `${SQLITE}@${version}`, env);
  const links = join(folder, readBuild(folder)?.folder ?? '.next', 'node_modules');
  const link = (await readdir(links)).find((name) => name.startsWith(SQLITE));
  if (!link) throw new Error(`The build no longer links ${SQLITE} in ${links}.`);
  await rm(join(links, link), { recursive: true });
  await symlink(join(home, 'node_modules', SQLITE), join(links, link), 'junction');
}
