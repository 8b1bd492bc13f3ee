import { formatPersonaSlug, parsePersonaSlug, type Persona } from './persona';
import type { PersonalizationSettings } from './settings';

export const PERSONA_COOKIE = 'persona';
/** Used without consent to storage: a session cookie in the same format. */
export const SESSION_PERSONA_COOKIE = 'session-persona';

/** `chosen`: by hand or by an explicit URL. `default`: not chosen, including a value from the server. */
export const SEGMENT_SOURCES = ['default', 'campaign', 'chosen'] as const;
export const CLUSTER_SOURCES = ['default', 'analysis', 'campaign', 'chosen'] as const;

export type SegmentSource = (typeof SEGMENT_SOURCES)[number];
export type ClusterSource = (typeof CLUSTER_SOURCES)[number];

/** The visitor's last persona, and the two settings that decide what is rendered. */
export type PersonaCookie = Persona &
  Pick<PersonalizationSettings, 'contentPersonalization' | 'navigationAdaptation'> & {
    segmentSource: SegmentSource;
    clusterSource: ClusterSource;
  };

const COOKIE_PATTERN = /^([a-z-]+\.[a-z-]+\.[a-z-]+)\.([a-z]+)\.([a-z]+)\.([01])([01])$/;

/** `developer.researcher.returning.chosen.analysis.11`: persona, two sources, content and navigation on. */
export function formatPersonaCookie(cookie: PersonaCookie): string {
  const flags = [cookie.contentPersonalization, cookie.navigationAdaptation].map(Number).join('');
  return `${formatPersonaSlug(cookie)}.${cookie.segmentSource}.${cookie.clusterSource}.${flags}`;
}

export function parsePersonaCookie(value: string | null | undefined): PersonaCookie | null {
  const [, slug, segmentSource, clusterSource, content, navigation] = value?.match(COOKIE_PATTERN) ?? [];
  const persona = parsePersonaSlug(slug ?? '');
  if (!persona || !isSegmentSource(segmentSource) || !isClusterSource(clusterSource)) return null;
  return {
    ...persona,
    segmentSource,
    clusterSource,
    contentPersonalization: content === '1',
    navigationAdaptation: navigation === '1',
  };
}

function isSegmentSource(value: unknown): value is SegmentSource {
  return SEGMENT_SOURCES.some((source) => source === value);
}

function isClusterSource(value: unknown): value is ClusterSource {
  return CLUSTER_SOURCES.some((source) => source === value);
}
