import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localAddress } from '../../lib/config/listening.mjs';
import { StepError } from '../../scripts/shared/console.mjs';
import { run, startSite } from '../../scripts/shared/run.mjs';

const READY_WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 100;
const REQUEST_TIMEOUT_MS = 2000;
/** Time for requests that nginx had already assigned to the instance to arrive. */
const SETTLE_MS = 1000;
const OUTPUT_MAX = 4000;
/** In an instance's first second the slowest requests take 30 to 70 ms, later ones 10 ms. */
const WARM_UP_MS = 1000;
const WARM_UP_WALKS = 2;
const WARM_UP_CALLS = ['/api/health', '/api/site-index.json', '/api/openapi.json'];

const LOOPBACK = '127.0.0.1';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function read(origin, path) {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const answer = await fetch(origin + path, { signal });
    const text = await answer.text();
    return answer.ok ? text : null;
  } catch {
    return null;
  }
}

async function isReady(origin) {
  for (const path of ['/api/health', '/']) if ((await read(origin, path)) === null) return false;
  return true;
}

/** Requests every page repeatedly, so that its code is compiled before visitors arrive. Returns false if one fails. */
async function warmUp(origin) {
  const sitemap = await read(origin, '/sitemap.xml');
  const pages = [...(sitemap ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  const paths = [...pages, ...WARM_UP_CALLS];
  const until = Date.now() + WARM_UP_MS;
  const walk = async (first) => {
    for (let at = first; Date.now() < until; at += 1)
      if ((await read(origin, paths[at % paths.length])) === null) return false;
    return true;
  };
  const walks = await Promise.all(Array.from({ length: WARM_UP_WALKS }, (_, first) => walk(first)));
  return walks.every(Boolean);
}

/** @param {() => boolean} [shouldStop] ends the wait early, for example when the process has exited */
async function waitUntilReady(origin, shouldStop = () => false) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && !shouldStop()) {
    if (await isReady(origin)) return true;
    await wait(POLL_INTERVAL_MS);
  }
  return false;
}

/**
 * Starts the release on a local port next to the others, and stops it once it was ready.
 * @param {string} folder
 * @param {number} port
 * @param {AbortSignal} [signal] ends the trial early
 */
export async function tryRelease(folder, port, signal) {
  const origin = `http://${LOOPBACK}:${port}`;
  if (await isReady(origin))
    throw new StepError(`Something already responds on port ${port}, where the release is tested.`);
  const env = { ...process.env, LISTEN: LOOPBACK };
  const child = startSite(port, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk) => (output = `${output}${chunk}`.slice(-OUTPUT_MAX));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const shouldStop = () => child.exitCode !== null || child.signalCode !== null || Boolean(signal?.aborted);
  const ready = await waitUntilReady(origin, shouldStop);
  child.kill('SIGTERM');
  await ended;
  signal?.throwIfAborted();
  if (!ready) {
    throw new StepError('The new release did not become ready.', {
      output,
      todo: 'Nothing has changed for visitors. Fix what the output above names.',
    });
  }
}

/**
 * Takes an instance out of use, restarts it and puts it back once it is ready and warm. If it does not become ready,
 * returns false and leaves it out.
 * @param {string} base
 * @param {number} port
 * @param {(port: number) => Promise<void>} restart
 * @param {AbortSignal} [signal] ends the wait early
 */
export async function restartInstance(base, port, restart, signal) {
  const flag = join(base, 'drain', String(port));
  await writeFile(flag, '');
  await wait(SETTLE_MS);
  await restart(port);
  const origin = localAddress(port);
  if (!(await waitUntilReady(origin, () => Boolean(signal?.aborted))) || !(await warmUp(origin)))
    return false;
  await rm(flag, { force: true });
  return true;
}

export const createRestart = (command) => async (port) => {
  const { code, output } = await run('/bin/sh', ['-c', command.replaceAll('{port}', String(port))]);
  if (code !== 0) throw new StepError(`"${command}" failed for ${port}.`, { output });
};
