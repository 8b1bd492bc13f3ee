import { StepError } from '../shared/console.mjs';

/**
 * The error of a build step that does not recognize Next's output. Without it, the failure would go unnoticed: the site
 * would work, only slower or with a weaker policy.
 * @param {string} what a sentence: what was not recognized
 */
export const unknownOutput = (what) =>
  new StepError(what, {
    todo: 'Next may have changed its build output: see "Upgrading Next" in deploy/README.md.',
  });
