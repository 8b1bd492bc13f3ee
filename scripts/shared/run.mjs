import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './fingerprint.mjs';

// Starts every program of this project. Windows cannot spawn the files of node_modules/.bin, so those run as arguments
// of Node itself, which works everywhere.

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

const start = (command, args, options) => spawn(command, args, { cwd: root, ...options });

/**
 * Starts a script with the current Node, in the project's folder unless `options.cwd` names another one.
 * @param {readonly string[]} args
 * @param {SpawnOptions & { node?: string }} [options] node: another version's program
 */
export const startNode = (args, { node = process.execPath, ...options } = {}) => start(node, args, options);

/**
 * Starts an installed package's program, such as `next` with `['dev', '-p', '3000']`.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export const startBin = (name, args, options) => startNode([findBin(name), ...args], options);

/** server/main.ts as bundled by scripts/build/bundles.mjs; it serves the site in its working directory. */
export const SITE = '.next/main.mjs';

/**
 * Runs a program to completion and collects its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean, shell?: boolean }} [options] show: also
 *   print its output
 * @returns {Promise<{ code: number, output: string }>} code 127 if the program does not exist, and 128 plus the number of
 *   the signal that ended it
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
    for (const name of ['stdout', 'stderr']) {
      child[name].on('data', (chunk) => {
        output += chunk;
        if (show) process[name].write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], output }),
    );
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs an installed package's program, such as `jest` or TypeScript's `tsc`. */
export const runBin = (name, args, options) => runNode([findBin(name), ...args], options);

/** Runs npm: the one that runs this script, or the one on the PATH. */
export function runNpm(args, options) {
  const { npm_execpath: running = '' } = process.env;
  if (basename(running) === 'npm-cli.js') return runNode([running, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Packages whose programs have different names. */
const PACKAGES = { tsc: 'typescript' };

/** The script behind an installed package's program. @param {string} name */
function findBin(name) {
  const folder = join(root, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
