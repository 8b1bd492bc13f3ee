import { connect } from 'node:net';
import { askSite, localAddress } from '../../lib/config/listening.mjs';
import { StepError } from './console.mjs';
import { SITE, startNode } from './run.mjs';

const READY_WITHIN_MS = 40_000;

/**
 * Whether the port is in use. A site started on such a port would exit unnoticed, and another server would respond in
 * its place.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isTaken(port) {
  return new Promise((resolve) => {
    const probe = connect(port, 'localhost', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

/**
 * Starts the built site in `folder` and waits until `path` responds.
 * @param {string} folder
 * @param {number} port
 * @param {Record<string, string>} env
 * @param {{ path?: string, output?: number | 'ignore', node?: string }} [options] output: a file descriptor
 */
export async function serve(folder, port, env, { path = '/', output = 'ignore', node } = {}) {
  const listen = env.LISTEN ?? process.env.LISTEN;
  const url = localAddress(port, listen);
  if (await isTaken(port)) {
    throw new StepError(`Something else listens on ${url}.`, {
      todo: `Stop the program that listens on port ${port}, then run the command again.`,
    });
  }
  const options = {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'silent', ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', output, output],
    node,
  };
  const child = startNode([SITE], options);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** Resolves with the exit code. @param {NodeJS.Signals} [signal] */
  const stop = (signal = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && isRunning()) {
    if ((await askSite(path, { port, listen })) === 200) return { url, pid: child.pid ?? 0, ended, stop };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const why = isRunning() ? `Nothing responds on ${url}.` : `The site on ${url} exited before it responded.`;
  // A slow server would still occupy the port.
  await stop('SIGKILL');
  throw new StepError(why, { todo: 'Run npm start to see why.' });
}
