import { DEFAULT_CONFIDENCE, type Analysis } from './clustering';
import { DEFAULT_PERSONA } from './persona';
import type { Session } from './session';

/**
 * Whether an analysis changes the visit. One chosen by hand holds. And where no signal fired, which is what
 * 'explorer' at 0.5 says, an earlier finding stays: having done little yet is no reason to change the page.
 */
export function shouldAdoptCluster(
  { persona, clusterSource }: Pick<Session, 'persona' | 'clusterSource'>,
  { cluster, confidence }: Analysis,
): boolean {
  if (clusterSource === 'chosen' || cluster === persona.cluster) return false;
  const hasFoundNothing = cluster === DEFAULT_PERSONA.cluster && confidence <= DEFAULT_CONFIDENCE;
  return !hasFoundNothing;
}
