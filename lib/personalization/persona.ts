export const SEGMENTS = ['innovation-leader', 'developer', 'sales-prospect'] as const;
export const CLUSTERS = ['explorer', 'researcher', 'converter'] as const;
export const VISITOR_TYPES = ['new', 'returning'] as const;

export type Segment = (typeof SEGMENTS)[number];
export type Cluster = (typeof CLUSTERS)[number];
export type VisitorType = (typeof VISITOR_TYPES)[number];

/** Who is looking: what every page is prerendered for, and all that a rule may know of a visitor's identity. */
export type Persona = { segment: Segment; cluster: Cluster; visitor: VisitorType };

/** A visitor without signals, a crawler and curl all get exactly this one. */
export const DEFAULT_PERSONA: Persona = {
  segment: 'innovation-leader',
  cluster: 'explorer',
  visitor: 'new',
};

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

/** The persona of a slug, or null for anything that `formatPersonaSlug` could not have written. */
export function parsePersonaSlug(slug: string): Persona | null {
  const [segment, cluster, visitor, ...rest] = slug.split('.');
  if (rest.length > 0 || !isSegment(segment) || !isCluster(cluster) || !isVisitorType(visitor)) return null;
  return { segment, cluster, visitor };
}
