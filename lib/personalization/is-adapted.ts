import { DEFAULT_PERSONA } from './persona';
import type { PersonaCookie } from './persona-cookie';

/**
 * Whether personalization changes what this visitor sees: an ad or the analysis of behavior found the segment or the
 * cluster. What was chosen by hand counts for nothing, and a cluster that everybody starts with changes nothing.
 */
export function isAdapted(cookie: PersonaCookie | null): boolean {
  if (!cookie?.contentPersonalization) return false;
  const { segmentSource, clusterSource, cluster } = cookie;
  if (segmentSource === 'campaign' || clusterSource === 'campaign') return true;
  return clusterSource === 'analysis' && cluster !== DEFAULT_PERSONA.cluster;
}
