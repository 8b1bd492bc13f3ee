import { decidePersona, type PersonaSources } from './decide-persona';
import { formatPersonaSlug, type Persona } from './persona';
import { DEFAULT_SETTINGS, selectVariant } from './settings';

/** Who is asking, and the slug of the prerendered variant that this visitor gets. */
export function decideVariant({ url, cookie }: Pick<PersonaSources, 'url' | 'cookie'>): {
  persona: Persona;
  slug: string;
} {
  const { result: persona } = decidePersona({ url, cookie });
  const { result: variant } = selectVariant(persona, cookie ?? DEFAULT_SETTINGS);
  return { persona, slug: formatPersonaSlug(variant) };
}

/** The persona that an address names, field by field. */
export function readPersonaUrl(parameters: Pick<URLSearchParams, 'get'>): PersonaSources['url'] {
  return {
    segment: parameters.get('segment'),
    cluster: parameters.get('cluster'),
    visitor: parameters.get('visitor'),
  };
}
