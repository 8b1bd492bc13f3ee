import type { Experiment } from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';

/** The declared tests; none with EXPERIMENTS=off, so that everybody sees the ordinary pages and no cookie changes. */
export function readExperiments(setting: string | undefined): readonly Experiment[] {
  return setting?.trim() === 'off' ? [] : experiments;
}
