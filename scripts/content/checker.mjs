import { startNode } from '../shared/run.mjs';

/**
 * @typedef {{ findings?: import('./finding').Finding[], addresses?: string[], report: string }} Checked `findings` are
 * missing if the check could not run, `addresses` (page-addresses.ts) if the copy cannot be loaded
 */

/** @returns {Promise<Checked>} */
const run = () =>
  new Promise((resolve) => {
    const child = startNode(['scripts/content/check-process.mjs'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', resolve);
    child.once('exit', () => resolve({ report: 'The check ended early.' }));
  });

/** The content check of `npm run dev`, one run at a time. */
export function createChecker() {
  let startedAt = 0;
  /** @type {Promise<Checked>} */
  let last = Promise.resolve({ report: '' });
  return {
    /**
     * Checks the copy in its current state.
     * @param {number} [since] time of the last change; a check that began later is not repeated
     * @returns {Promise<Checked>}
     */
    check(since = Date.now()) {
      if (startedAt < since) {
        startedAt = Infinity;
        last = last.then(() => {
          startedAt = Date.now();
          return run();
        });
      }
      return last;
    },
  };
}
