import { setPriority } from 'node:os';
import { startNode } from '../shared/run.mjs';

/** The page comes first: on two cores the check would take its processor. */
const LOW_PRIORITY = 5;

/**
 * The content check of `npm run dev`, in a process that stays for the next check.
 * @typedef {{ findings?: import('./finding').Finding[], report: string }} Checked `findings` are missing where it could not run
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
    // It ends with this process, which waits for it only during a check.
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
    /** Loads what a check needs, so that the first one takes no longer than the others. */
    warmUp() {
      if (startedAt === 0) void this.check();
    },
    /**
     * Checks the copy as it is now.
     * @param {number} [since] when it last changed; a check that began later is not repeated
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
