import { StepError } from '../shared/console.mjs';

/** Each page takes time in every build, and memory in every instance (docs/capacity.md). */
const MAX_PAGES = 480;
const MAX_ARM_PAGES = 96;

/** Such as `/arms/pricing/03b/developer.explorer.new`. */
const ARM_PAGE = /^\/arms\/(?:[a-z]+\/)?(\d\d)[a-z]\//;

/**
 * Fails a build with more pages than allowed, and names the experiments that add them.
 * @param {readonly string[]} paths
 */
export function checkPageBudget(paths) {
  const added = paths.flatMap((path) => ARM_PAGE.exec(path)?.[1] ?? []);
  const numbers = [...new Set(added)].sort();
  const experiments = numbers
    .map((number) => `${number} adds ${added.filter((other) => other === number).length}`)
    .join(', ');
  const explain = (limit) => ({
    todo: `Each page takes time in every build, and memory in every instance (docs/capacity.md). ${numbers.length > 0 ? 'End an experiment, or name fewer segments, clusters or arms in lib/content/experiments.ts; or raise' : 'Raise'} ${limit} in scripts/build/page-budget.mjs.`,
  });
  if (added.length > MAX_ARM_PAGES)
    throw new StepError(
      `The running experiments add ${added.length} pages, and the limit is ${MAX_ARM_PAGES}: ${experiments}.`,
      explain('MAX_ARM_PAGES'),
    );
  if (paths.length > MAX_PAGES)
    throw new StepError(
      `The site has ${paths.length} pages, and the limit is ${MAX_PAGES}: ${experiments || 'no experiment runs'}.`,
      explain('MAX_PAGES'),
    );
}
