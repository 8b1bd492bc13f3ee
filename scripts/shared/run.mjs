import { spawn } from 'node:child_process';
import { root } from '../set-up/fingerprint.mjs';

/**
 * Runs a program to its end and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean }} [options] show: pass its output through
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program does not exist
 */
export function run(command, args, { env = {}, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
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

/** Runs a program of node_modules/.bin, which npx would have to look up first. */
export const runBin = (name, args, options) => run(`${root}/node_modules/.bin/${name}`, args, options);
