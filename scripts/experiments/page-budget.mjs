import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';

/** Limits on prerendered pages: more would slow down the build and fill the memory. */
const MAX_PAGES = 480;
const MAX_ARM_PAGES = 96;

/** @param {readonly import('../../lib/content/experiment').Experiment[]} [declared] */
async function listRunning(declared) {
  const { countArmPages } = await loadTypeScript(join(root, 'lib/experiments/shown-experiment.ts'));
  const all = declared ?? (await loadTypeScript(join(root, 'lib/content/experiments.ts'))).experiments;
  return all
    .filter(({ status }) => status === 'running')
    .map((experiment) => ({
      name: `${experiment.number} “${experiment.name}”`,
      pages: countArmPages(experiment),
    }));
}

/**
 * Fails a build with more pages than allowed, and names the experiments that add them.
 * @param {number} [total] number of pages built
 * @param {readonly import('../../lib/content/experiment').Experiment[]} [declared]
 */
export async function checkPageBudget(total = 0, declared) {
  const running = await listRunning(declared);
  const added = running.reduce((sum, { pages }) => sum + pages, 0);
  const experiments = running.map(({ name, pages }) => `${name} adds ${pages}`).join(', ');
  const todo = 'End an experiment, or name fewer segments, clusters or arms in lib/content/experiments.ts.';
  if (added > MAX_ARM_PAGES)
    throw new StepError(
      `The running experiments add ${added} pages, and the limit is ${MAX_ARM_PAGES}: ${experiments}.`,
      { todo },
    );
  if (total > MAX_PAGES)
    throw new StepError(
      `The site has ${total} pages, and the limit is ${MAX_PAGES}: ${experiments || 'no experiment runs'}.`,
      { todo },
    );
}
