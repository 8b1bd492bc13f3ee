import type { CampaignRow } from './campaign';
import { decidePersona, type PersonaSources } from './decide-persona';
import type { Decision } from './decision';
import { formatPersonaSlug, type Persona } from './persona';
import { DEFAULT_SETTINGS, selectVariant } from './settings';

export type VariantSources<Message extends string = string> = Pick<PersonaSources, 'url' | 'cookie'> & {
  campaign?: CampaignRow<Message> | null;
  /** Ads' headlines appear on the home page only. */
  isHome?: boolean;
};

export type VariantDecision<Message extends string = string> = {
  decision: Decision<Persona>;
  persona: Persona;
  slug: string;
  message: Message | null;
};

export function decideVariant<Message extends string = string>({
  campaign = null,
  isHome = false,
  ...sources
}: VariantSources<Message>): VariantDecision<Message> {
  const decision = decidePersona({ ...sources, campaign });
  const persona = decision.result;
  const { result: variant } = selectVariant(persona, sources.cookie ?? DEFAULT_SETTINGS);
  const isPersonal = sources.cookie?.contentPersonalization ?? DEFAULT_SETTINGS.contentPersonalization;
  // A headline for developers is not shown to other segments.
  const isPromised = isHome && isPersonal && campaign?.segment === persona.segment;
  return {
    decision,
    persona,
    slug: formatPersonaSlug(variant),
    message: isPromised ? campaign.message : null,
  };
}

/** The name under which a copy of a page is kept, so that an ad's page is never shown as the page of a persona. */
export function formatVariant({ slug, message }: Pick<VariantDecision, 'slug' | 'message'>): string {
  return message === null ? slug : `${slug}.${message}`;
}

/** The persona that an address names, field by field. Capitals and spaces around a word do not matter. */
export function readPersonaUrl(parameters: Pick<URLSearchParams, 'get'>): PersonaSources['url'] {
  const read = (name: keyof Persona) => parameters.get(name)?.trim().toLowerCase() ?? null;
  return { segment: read('segment'), cluster: read('cluster'), visitor: read('visitor') };
}
