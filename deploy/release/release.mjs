import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explain, step, StepError } from '../../scripts/shared/console.mjs';
import { runNode } from '../../scripts/shared/run.mjs';
import { restartInstance, tryRelease } from './instances.mjs';
import { addAssets, prune, readCurrent, switchCurrent } from './links.mjs';

/**
 * Rolls out a prepared release, one instance at a time, so that no request is refused. If an instance does not become
 * ready, rolls back the same way.
 * @param {object} options
 * @param {string} options.base such as /srv/adaptive-site
 * @param {string} options.id folder name in `releases`; ids sort by age
 * @param {number[]} options.ports of the instances
 * @param {number} options.trialPort where the release is tried before visitors see it
 * @param {(port: number) => Promise<void>} options.restart
 * @param {number} [options.keep] number of releases to retain
 * @param {AbortSignal} [options.signal] stops and rolls back
 */
export const release = (options) => withLock(options.base, () => swapRelease(options));

export async function swapRelease({ base, id, ports, trialPort, restart, keep = 3, signal }) {
  const folder = join(base, 'releases', id);
  if (!existsSync(join(folder, '.next/BUILD_ID'))) throw new StepError(`${folder} contains no built site.`);
  await mkdir(join(base, 'drain'), { recursive: true });
  const former = await readCurrent(base);
  await step('Database', () => migrate(folder, signal));
  await step('Trial', async () => {
    await tryRelease(folder, trialPort, signal);
    return { note: `ready on port ${trialPort}` };
  });
  // First, because a page must never reference a missing file.
  await addAssets(base, id);
  signal?.throwIfAborted();
  await switchCurrent(base, id);
  const done = [];
  for (const port of ports) {
    done.push(port);
    const isBack = await step(`Instance ${port}`, async () => {
      const value = await restoreInstance(base, port, restart, signal);
      return { note: value ? 'ready' : 'not ready', value };
    });
    // A release that is stopped during its last instance is complete, and stays.
    const isStopped = signal?.aborted && done.length < ports.length;
    if (!isBack || isStopped) await rollBack({ base, former, ports: done, restart, reason: signal?.reason });
  }
  await step('Older releases', async () => ({ note: `${await prune(base, keep)} deleted` }));
}

async function migrate(folder, signal) {
  const { code, output } = await runNode(['scripts/migrate.mjs'], { cwd: folder });
  signal?.throwIfAborted();
  if (code !== 0) throw new StepError('The database is not ready.', { output });
  return { note: output.trim().split('\n').at(-1) ?? '' };
}

/** Whether the instance is in use again. If its restart fails, the others are still restarted. */
function restoreInstance(base, port, restart, signal) {
  return restartInstance(base, port, restart, signal).catch((error) => {
    explain(error);
    return false;
  });
}

/**
 * Always throws, with the operator's next step. The failed instance comes first: it is out of use, and the others still
 * respond. Takes no signal, because stopping halfway would leave two releases in use.
 * @param {object} options
 * @param {Error} [options.reason] why, if no instance failed
 */
export async function rollBack({ base, former, ports, restart, reason }) {
  if (!former) {
    const message = reason?.message ?? 'The first release did not become ready.';
    throw new StepError(message, { todo: 'Read its log, then release again.' });
  }
  await switchCurrent(base, former);
  const out = [];
  for (const port of [...ports].reverse()) {
    await step(`Back to ${former}`, async () => {
      const isBack = await restoreInstance(base, port, restart);
      if (!isBack) out.push(port);
      return { note: `${port} ${isBack ? 'ready' : 'NOT ready: it stays out of use'}` };
    });
  }
  const exception = out.length > 0 ? `, but not on port ${out.join(' or ')}, which stays out of use` : '';
  const journal = ` Read the journal: journalctl -u adaptive-site@${ports.at(-1)}`;
  throw new StepError(reason?.message ?? 'An instance of the new release did not become ready.', {
    todo: `${former} is served again${exception}.${reason && out.length === 0 ? '' : journal}`,
  });
}

/** Serializes releases: to another one, the folder of a running build would look like a leftover. */
export async function withLock(base, work) {
  const lock = join(base, 'releasing');
  await writeFile(lock, `${process.pid}\n`, { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StepError('Another release is running.', { todo: `If none is running: rm ${lock}` });
  });
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
