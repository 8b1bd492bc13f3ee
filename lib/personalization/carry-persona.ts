import { sourceOf, type PersonaSources } from './decide-persona';
import type { Decision } from './decision';
import type { Persona } from './persona';
import type { PersonaCookie } from './persona-cookie';
import { DEFAULT_SETTINGS } from './settings';

type Carried = Pick<PersonaSources, 'cookie'> & { decision: Decision<Persona> };

/**
 * The cookie that carries a persona from a URL or campaign through the visit, or null if neither applied. Values from
 * the URL count as chosen, because analysis must not undo a shared view.
 */
export function carryPersona({ cookie, decision }: Carried): PersonaCookie | null {
  const from = (field: keyof Persona) => sourceOf(decision, field);
  const isCarried = (['segment', 'cluster', 'visitor'] as const).some((field) =>
    ['url', 'campaign'].includes(from(field)),
  );
  if (!isCarried) return null;
  return {
    ...decision.result,
    segmentSource: selectSource(from('segment')) ?? cookie?.segmentSource ?? 'default',
    clusterSource: selectSource(from('cluster')) ?? cookie?.clusterSource ?? 'default',
    contentPersonalization: cookie?.contentPersonalization ?? DEFAULT_SETTINGS.contentPersonalization,
    navigationAdaptation: cookie?.navigationAdaptation ?? DEFAULT_SETTINGS.navigationAdaptation,
  };
}

function selectSource(source: ReturnType<typeof sourceOf>): 'chosen' | 'campaign' | null {
  if (source === 'campaign') return 'campaign';
  return source === 'url' ? 'chosen' : null;
}
