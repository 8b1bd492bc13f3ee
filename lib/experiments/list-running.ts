import type { Experiment } from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';

/** Empty if EXPERIMENTS=off, so that everybody sees the ordinary pages and no cookie changes. */
export function listDeclared(): readonly Experiment[] {
  return process.env.EXPERIMENTS?.trim() === 'off' ? [] : experiments;
}

export function listRunning(): readonly Experiment[] {
  return listDeclared().filter(({ status }) => status === 'running');
}

export function listStarted(): readonly Experiment[] {
  return listDeclared().filter(({ status }) => status !== 'draft');
}
