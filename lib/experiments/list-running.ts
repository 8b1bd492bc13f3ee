import type { Experiment } from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';

/** None with `EXPERIMENTS=off`. */
export function listRunning(): readonly Experiment[] {
  if (process.env.EXPERIMENTS === 'off') return [];
  return experiments.filter(({ status }) => status === 'running');
}
