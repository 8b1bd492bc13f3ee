import { decidePersona, type PersonaSources } from './decide-persona';
import { DEFAULT_PERSONA, type Persona } from './persona';
import type { Session } from './session';

/** Origin of a persona field. `chosen` is stored by this browser, `demo` is not. */
export type PersonaOrigin = 'demo' | 'url' | 'chosen' | 'goal' | 'campaign' | 'analysis' | 'default';

type Visit = Pick<Session, 'persona' | 'segmentSource' | 'clusterSource'> & {
  goalSegment: Persona['segment'] | null;
};

/** The origin of each field, recomputed from address and cookie with the rule that chose the page. */
export function tracePersona(
  sources: Pick<PersonaSources, 'url' | 'cookie'>,
  { persona, segmentSource, clusterSource, goalSegment }: Visit,
): Record<keyof Persona, PersonaOrigin> {
  const { reason } = decidePersona(sources);
  const isFromUrl = (field: keyof Persona) =>
    sources.url[field] === persona[field] &&
    reason.signals.some((signal) => signal.field === field && signal.value === 'url');
  const traceChoice = (field: 'segment' | 'visitor'): PersonaOrigin => {
    if (isFromUrl(field)) return 'url';
    if (field === 'segment' && segmentSource !== 'default') return segmentSource;
    return persona[field] === DEFAULT_PERSONA[field] ? 'default' : 'chosen';
  };
  return {
    segment: goalSegment === persona.segment ? 'goal' : traceChoice('segment'),
    cluster: isFromUrl('cluster') ? 'url' : clusterSource,
    visitor: traceChoice('visitor'),
  };
}
