import { formatPersonaSlug, parsePersonaSlug, type Persona } from './persona';
import type { PersonalizationSettings } from './settings';

export const PERSONA_COOKIE = 'persona';

export const CLUSTER_SOURCES = ['default', 'analysis', 'chosen'] as const;

export type ClusterSource = (typeof CLUSTER_SOURCES)[number];

/** The mirror of a visitor's last choice, and the two settings that decide what is rendered. */
export type PersonaCookie = Persona &
  Pick<PersonalizationSettings, 'contentPersonalization' | 'navigationAdaptation'> & {
    clusterSource: ClusterSource;
  };

const COOKIE_PATTERN = /^([a-z-]+\.[a-z-]+\.[a-z-]+)\.([a-z]+)\.([01])([01])$/;

/** Such as `developer.researcher.returning.chosen.11`; the digits are content and navigation, 1 for on. */
export function formatPersonaCookie(cookie: PersonaCookie): string {
  const flags = [cookie.contentPersonalization, cookie.navigationAdaptation].map(Number).join('');
  return `${formatPersonaSlug(cookie)}.${cookie.clusterSource}.${flags}`;
}

/** Null for anything that `formatPersonaCookie` could not have written. */
export function parsePersonaCookie(value: string | null | undefined): PersonaCookie | null {
  const [, slug, source, content, navigation] = value?.match(COOKIE_PATTERN) ?? [];
  const persona = parsePersonaSlug(slug ?? '');
  if (!persona || !isClusterSource(source)) return null;
  return {
    ...persona,
    clusterSource: source,
    contentPersonalization: content === '1',
    navigationAdaptation: navigation === '1',
  };
}

function isClusterSource(value: unknown): value is ClusterSource {
  return CLUSTER_SOURCES.some((source) => source === value);
}
