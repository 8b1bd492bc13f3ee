import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';

// Starts every program of this project. Windows cannot spawn the files of node_modules/.bin, so those run as arguments
// of Node itself, which works everywhere.

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/**
 * Starts a program in the project's folder, unless `options.cwd` names another one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const start = (command, args, options) => spawn(command, args, { cwd: root, ...options });

/**
 * Starts a script with the current Node.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const startNode = (args, options) => start(process.execPath, args, options);

/**
 * Starts one of Next's commands, such as `next dev -p 3000`.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const startNext = (args, options) => startNode([findBin('next'), ...args], options);

/** server/main.ts as bundled by scripts/build/bundles.mjs; it serves the site in its working directory. */
export const SITE = '.next/main.mjs';

/**
 * Starts the built site, which exits by itself if there is no build.
 * @param {string | number} port
 * @param {SpawnOptions & { node?: string }} [options] `cwd` is the site's folder; node: another version's program
 */
export const startSite = (port, { env = process.env, node = process.execPath, ...options } = {}) =>
  start(node, [SITE], {
    ...options,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) },
  });

/**
 * Runs a program to completion and collects its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean, shell?: boolean }} [options] show: also
 *   print its output
 * @returns {Promise<{ code: number, output: string }>} code 127 if the program does not exist
 */
export function run(command, args, { env = {}, cwd = root, show = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs an installed package's program, such as `jest` or TypeScript's `tsc`. */
export const runBin = (name, args, options) => runNode([findBin(name), ...args], options);

/**
 * Starts an installed package's program.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const startBin = (name, args, options) => startNode([findBin(name), ...args], options);

/** Runs npm: the one that runs this script, or the one on the PATH. */
export function runNpm(args, options) {
  const { npm_execpath: running = '' } = process.env;
  if (basename(running) === 'npm-cli.js') return runNode([running, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Packages whose programs have different names. */
const PACKAGES = { tsc: 'typescript' };

/**
 * The script behind an installed package's program.
 * @param {string} name
 * @returns {string}
 */
function findBin(name) {
  const packageName = PACKAGES[name] ?? name;
  const places = createRequire(join(root, 'package.json')).resolve.paths(packageName) ?? [];
  const home = places.map((path) => join(path, packageName)).find((path) => existsSync(path));
  if (!home) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Forwards a signal to a child. On Windows any signal kills it at once, and Ctrl-C reaches it from the terminal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} received
 * @param {NodeJS.Signals} [sent]
 */
export function forwardSignal(child, received, sent = received) {
  if (process.platform !== 'win32' || received !== 'SIGINT') child.kill(sent);
}
