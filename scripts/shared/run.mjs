import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';

// Every program of this project is started here. Windows starts no scripts, such as `npm` and the files of
// node_modules/.bin, so those run as arguments of Node itself, which works everywhere.

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/**
 * Starts a program, from the project's folder unless `options` names another.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const start = (command, args, options) => spawn(command, args, { cwd: root, ...options });

/**
 * Starts a script with this Node.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const startNode = (args, options) => start(process.execPath, args, options);

/**
 * Starts Next's own commands, such as `next dev -p 3000`.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const startNext = (args, options) => startNode([findBin('next'), ...args], options);

/** server/main.ts as scripts/build/bundles.mjs leaves it; it serves the folder that it is started in. */
export const SITE = '.next/main.mjs';

/**
 * Starts the built site. It ends by itself where it has no build.
 * @param {string | number} port
 * @param {SpawnOptions} [options] `cwd` is the site's folder
 */
export const startSite = (port, { env = process.env, ...options } = {}) =>
  startNode([SITE], {
    ...options,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) },
  });

/**
 * Runs a program to its end and collects what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean }} [options] show: pass its output through
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program does not exist
 */
export function run(command, args, { env = {}, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, {
      cwd,
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

/** Runs a script with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a program of an installed package, such as `jest` or TypeScript's `tsc`. */
export const runBin = (name, args, options) => runNode([findBin(name), ...args], options);

/** Runs npm; code 127 when there is none. */
export async function runNpm(args, options) {
  const script = findNpm();
  return script ? runNode([script, ...args], options) : { code: 127, output: 'npm was not found.' };
}

/** Packages whose programs have other names. */
const PACKAGES = { tsc: 'typescript' };

/**
 * The script of a program of an installed package.
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
 * npm's own script: the running npm's, the one that came with Node, or the one on the PATH.
 * @returns {string | null}
 */
export function findNpm({ platform, execPath, env } = process) {
  const isWindows = platform === 'win32';
  const script = 'node_modules/npm/bin/npm-cli.js';
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    env.npm_execpath ?? '',
    join(dirname(execPath), isWindows ? script : `../lib/${script}`),
    ...folders.map((folder) => join(folder, isWindows ? script : 'npm')),
  ];
  const found = candidates.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  return found.find((path) => basename(path) === 'npm-cli.js') ?? null;
}

/**
 * Passes a signal on to a child. On Windows any signal ends it at once, and Ctrl-C reaches it from the terminal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} received
 * @param {NodeJS.Signals} [sent]
 */
export function passSignal(child, received, sent = received) {
  if (process.platform !== 'win32' || received !== 'SIGINT') child.kill(sent);
}
