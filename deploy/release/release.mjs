import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explain, step, StepError } from '../../scripts/console.mjs';
import { run } from '../../scripts/run.mjs';
import { setConsentMode } from '../../scripts/set-up.mjs';
import { restartInstance, tryRelease } from './instances.mjs';
import { addAssets, forgetPages, prune, readCurrent, turnCurrent } from './links.mjs';

/**
 * Brings a prepared release before the visitors, one instance after the other, so that no request is refused. Where an
 * instance does not get ready the former release comes back the same way.
 * @param {object} order
 * @param {string} order.base such as /srv/adaptive-site
 * @param {string} order.id the folder below `releases`; the ids' order is the releases'
 * @param {number[]} order.ports of the instances
 * @param {number} order.trialPort where the release is tried before anybody sees it
 * @param {(port: number) => Promise<void>} order.restart
 * @param {number} [order.keep] how many releases stay
 */
export async function release({ base, id, ports, trialPort, restart, keep = 3 }) {
  const folder = join(base, 'releases', id);
  if (!existsSync(join(folder, '.next/BUILD_ID'))) throw new StepError(`${folder} holds no built site.`);
  await mkdir(join(base, 'drain'), { recursive: true });
  await withLock(base, async () => {
    const former = await readCurrent(base);
    await step('Database', () => migrate(folder));
    await step('Trial', async () => {
      await tryRelease(folder, trialPort);
      return { note: `ready on port ${trialPort}` };
    });
    // Only now: the release may be the one in use, and one that does not start must change nothing.
    await step('Consent', () => setConsentMode(folder));
    // First: a page must never name a file that is not there.
    await addAssets(base, id);
    await turnCurrent(base, id);
    if (!former) await forgetPages(base);
    const done = [];
    for (const port of ports) {
      done.push(port);
      const isBack = await step(`Instance ${port}`, async () => {
        const value = await bringBack(base, port, restart);
        return { note: value ? 'ready' : 'not ready', value };
      });
      if (!isBack) await rollBack({ base, former, ports: done, restart });
    }
    // Only now, when no instance can answer with an old page any more.
    await forgetPages(base);
    await step('Older releases', async () => ({ note: `${await prune(base, keep)} deleted` }));
  });
}

async function migrate(folder) {
  const { code, output } = await run(process.execPath, ['scripts/migrate.mjs'], { cwd: folder });
  if (code !== 0) throw new StepError('The database is not ready.', { output });
  return { note: output.trim().split('\n').at(-1) ?? '' };
}

/** Whether the instance is in use again; one whose restart fails does not keep the others from theirs. */
function bringBack(base, port, restart) {
  return restartInstance(base, port, restart).catch((error) => {
    explain(error);
    return false;
  });
}

/**
 * Always throws, with what the operator does next. The one that failed comes first: it is out of use, and the others
 * still answer.
 */
export async function rollBack({ base, former, ports, restart }) {
  if (!former) throw new StepError('The first release did not get ready.', { todo: 'Read its journal.' });
  // It was prepared under the settings of its time; its instances start under those of now.
  await setConsentMode(join(base, 'releases', former));
  await turnCurrent(base, former);
  const out = [];
  for (const port of [...ports].reverse()) {
    await step(`Back to ${former}`, async () => {
      const isBack = await bringBack(base, port, restart);
      if (!isBack) out.push(port);
      return { note: `${port} ${isBack ? 'ready' : 'NOT ready: it stays out of use'}` };
    });
  }
  await forgetPages(base);
  const exception = out.length > 0 ? `, but not on port ${out.join(' or ')}, which stays out of use` : '';
  throw new StepError('An instance of the new release did not get ready.', {
    todo: `${former} is served again${exception}. Read the journal: journalctl -u adaptive-site@${ports.at(-1)}`,
  });
}

async function withLock(base, work) {
  const lock = join(base, 'releasing');
  await writeFile(lock, `${process.pid}\n`, { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StepError('Another release is under way.', { todo: `If none is: rm ${lock}` });
  });
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
