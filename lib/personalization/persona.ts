export const SEGMENTS = ['innovation-leader', 'developer', 'sales-prospect'] as const;
export const CLUSTERS = ['explorer', 'researcher', 'converter'] as const;
export const VISITOR_TYPES = ['new', 'returning'] as const;

export type Segment = (typeof SEGMENTS)[number];
export type Cluster = (typeof CLUSTERS)[number];
export type VisitorType = (typeof VISITOR_TYPES)[number];

/** The key of every prerendered page, and all that a rule may know about a visitor's identity. */
export type Persona = { segment: Segment; cluster: Cluster; visitor: VisitorType };

/** The persona of visitors without signals, including crawlers and curl. */
export const DEFAULT_PERSONA: Persona = { segment: 'innovation-leader', cluster: 'explorer', visitor: 'new' };

export const PERSONAS: readonly Persona[] = SEGMENTS.flatMap((segment) =>
  CLUSTERS.flatMap((cluster) => VISITOR_TYPES.map((visitor) => ({ segment, cluster, visitor }))),
);

export function isSegment(value: unknown): value is Segment {
  return SEGMENTS.some((segment) => segment === value);
}

export function isCluster(value: unknown): value is Cluster {
  return CLUSTERS.some((cluster) => cluster === value);
}

export function isVisitorType(value: unknown): value is VisitorType {
  return VISITOR_TYPES.some((visitor) => visitor === value);
}

/** The path segment of a prerendered variant, such as `developer.researcher.returning`. */
export function formatPersonaSlug({ segment, cluster, visitor }: Persona): string {
  return `${segment}.${cluster}.${visitor}`;
}

/** Null unless in the format of `formatPersonaSlug`. */
export function parsePersonaSlug(slug: string): Persona | null {
  const [segment, cluster, visitor, ...rest] = slug.split('.');
  if (rest.length > 0 || !isSegment(segment) || !isCluster(cluster) || !isVisitorType(visitor)) return null;
  return { segment, cluster, visitor };
}
