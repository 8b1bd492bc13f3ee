import type { Experiment } from '@/lib/content/experiment';
import { readExperiments } from './read-experiments';

export function listRunning(): readonly Experiment[] {
  return readExperiments(process.env.EXPERIMENTS).filter(({ status }) => status === 'running');
}

export function listStarted(): readonly Experiment[] {
  return readExperiments(process.env.EXPERIMENTS).filter(({ status }) => status !== 'draft');
}
