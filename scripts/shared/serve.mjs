import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { StepError } from './console.mjs';
import { SITE, startNext, startSite } from './run.mjs';

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

/** Starts the built site or Next app in `folder` and waits until `path` responds. `stop` resolves after it exits. */
export async function serve(folder, port, env, path = '/') {
  const url = `http://localhost:${port}`;
  if (await isTaken(port)) {
    throw new StepError(`Something else listens on ${url}.`, {
      todo: `Stop the program that listens on port ${port}, then run the command again.`,
    });
  }
  const options = {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  };
  const hasServer = existsSync(join(folder, SITE));
  const child = hasServer ? startSite(port, options) : startNext(['start', '-p', String(port)], options);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 800 && isRunning(); tries += 1) {
    if (
      await fetch(url + path).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const why = isRunning() ? `Nothing responds on ${url}.` : `The site on ${url} exited before it responded.`;
  await stop();
  throw new StepError(why, { todo: 'Run npm start to see why.' });
}
