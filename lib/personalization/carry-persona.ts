import type { PersonaSources } from './decide-persona';
import { isCluster, isSegment, isVisitorType, type Persona } from './persona';
import type { PersonaCookie } from './persona-cookie';
import { DEFAULT_SETTINGS } from './settings';

type Carried = Pick<PersonaSources, 'url' | 'cookie'> & { persona: Persona };

/**
 * The cookie with which a persona from an explicit URL goes on to the next pages of the visit, or null
 * when the URL names none. A cluster from the URL counts as chosen: analysis must not undo a shared view.
 */
export function carryPersona({ url, cookie, persona }: Carried): PersonaCookie | null {
  const hasCluster = isCluster(url.cluster);
  if (!isSegment(url.segment) && !hasCluster && !isVisitorType(url.visitor)) return null;
  return {
    ...persona,
    clusterSource: hasCluster ? 'chosen' : (cookie?.clusterSource ?? 'default'),
    contentPersonalization: cookie?.contentPersonalization ?? DEFAULT_SETTINGS.contentPersonalization,
    navigationAdaptation: cookie?.navigationAdaptation ?? DEFAULT_SETTINGS.navigationAdaptation,
  };
}
