import { setPriority } from 'node:os';
import { startNode } from '../shared/run.mjs';

/** On two cores the check would otherwise delay rendering the page. */
const LOW_PRIORITY = 5;

/**
 * The content check of `npm run dev`, in a process that is reused for the next check.
 * @typedef {{ findings?: import('./finding').Finding[], report: string }} Checked `findings` are missing if the check could not run
 */
export function createChecker() {
  let child;
  let startedAt = 0;
  /** @type {Promise<Checked>} */
  let last = Promise.resolve({ report: '' });

  function startChild() {
    child = startNode(['scripts/content/check-process.mjs'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (child.pid) setPriority(child.pid, LOW_PRIORITY);
    // Unreferenced, so that an idle child does not keep this process alive.
    child.unref();
    child.channel?.unref();
  }

  function run() {
    if (!child?.connected) startChild();
    startedAt = Date.now();
    return new Promise((resolve) => {
      const fail = () => resolve({ report: 'The check ended early.' });
      child.once('exit', fail);
      child.once('message', (checked) => {
        child.off('exit', fail);
        resolve(checked);
      });
      child.send('check');
    });
  }

  return {
    /** Loads the check's modules, so that the first check is as fast as later ones. */
    warmUp() {
      if (startedAt === 0) void this.check();
    },
    /**
     * Checks the copy in its current state.
     * @param {number} [since] time of the last change; a check that began later is not repeated
     * @returns {Promise<Checked>}
     */
    check(since = Date.now()) {
      if (startedAt < since) {
        startedAt = Infinity;
        last = last.then(run);
      }
      return last;
    },
  };
}
