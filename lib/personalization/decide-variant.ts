import type { CampaignRow } from './campaign';
import { decidePersona, sourceOf, type PersonaSources } from './decide-persona';
import type { Decision } from './decision';
import { DEFAULT_PERSONA, formatPersonaSlug, type Persona } from './persona';
import type { PersonaCookie } from './persona-cookie';
import { DEFAULT_SETTINGS, selectVariant } from './settings';

type VariantSources = Pick<PersonaSources, 'url' | 'cookie'> & {
  campaign?: CampaignRow | null;
  /** Ad headlines appear on the home page only. */
  isHome?: boolean;
  /** In the holdout, campaigns and analysis do not change the page. Explicit choices do. */
  isHeldOut?: boolean;
};

type VariantDecision = {
  decision: Decision<Persona>;
  persona: Persona;
  variant: Persona;
  slug: string;
  message: string | null;
};

export function decideVariant({
  campaign = null,
  isHome = false,
  isHeldOut = false,
  ...sources
}: VariantSources): VariantDecision {
  const decision = decidePersona({ ...sources, campaign });
  const persona = isHeldOut ? applyHoldout(decision, sources.cookie) : decision.result;
  const { result: variant } = selectVariant(persona, sources.cookie ?? DEFAULT_SETTINGS);
  const isPersonalized = sources.cookie?.contentPersonalization ?? DEFAULT_SETTINGS.contentPersonalization;
  const showsMessage = isHome && isPersonalized && !isHeldOut && campaign?.segment === persona.segment;
  return {
    decision,
    persona,
    variant,
    slug: formatPersonaSlug(variant),
    message: showsMessage ? campaign.message : null,
  };
}

function applyHoldout(decision: Decision<Persona>, cookie: VariantSources['cookie']): Persona {
  const select = <Field extends 'segment' | 'cluster'>(field: Field) => {
    const source = sourceOf(decision, field);
    const stored = source === 'cookie' ? cookie?.[`${field}Source`] : source;
    const isAutomatic = stored === 'campaign' || stored === 'analysis';
    return isAutomatic ? DEFAULT_PERSONA[field] : decision.result[field];
  };
  return { ...decision.result, segment: select('segment'), cluster: select('cluster') };
}

type VariantParts = Pick<VariantDecision, 'slug' | 'message'> & { experiment?: string | null };

/** The cache key of a page. Ad pages and experiment arms have keys of their own, so they never replace a persona's page. */
export function formatVariant({ slug, message, experiment = null }: VariantParts): string {
  return [slug, message ?? experiment].filter((part) => part !== null).join('.');
}

/** The persona in an address, field by field. Ignores case and surrounding spaces. */
export function readPersonaUrl(parameters: Pick<URLSearchParams, 'get'>): PersonaSources['url'] {
  const read = (name: keyof Persona) => parameters.get(name)?.trim().toLowerCase() ?? null;
  return { segment: read('segment'), cluster: read('cluster'), visitor: read('visitor') };
}

/**
 * Whether a campaign or behavior analysis set the segment or the cluster. Explicit choices and the default cluster do
 * not count.
 */
export function isAdapted(cookie: PersonaCookie | null): boolean {
  if (!cookie?.contentPersonalization) return false;
  const { segmentSource, clusterSource, cluster } = cookie;
  if (segmentSource === 'campaign' || clusterSource === 'campaign') return true;
  return clusterSource === 'analysis' && cluster !== DEFAULT_PERSONA.cluster;
}
