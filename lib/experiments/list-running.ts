import type { Experiment } from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';

/**
 * The experiments of pages, cookies and counts. Empty if EXPERIMENTS=off: of a build, so that it contains none of their
 * pages and scripts, or of a server, so that everybody sees the ordinary pages and no cookie changes.
 */
export function listDeclared(): readonly Experiment[] {
  return process.env.EXPERIMENTS?.trim() === 'off' ? [] : experiments;
}

export function listRunning(): readonly Experiment[] {
  return listDeclared().filter(({ status }) => status === 'running');
}

export function listStarted(): readonly Experiment[] {
  return listDeclared().filter(({ status }) => status !== 'draft');
}
