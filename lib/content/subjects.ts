/** What the picture of an article or a recommendation can show. Each one is drawn in `lib/drawings`. */
export const SUBJECT_IDS = [
  'api-reference',
  'case-studies',
  'clusters',
  'company',
  'dashboard',
  'docs-first',
  'eight-features',
  'explained-decision',
  'forecast-range',
  'four-products',
  'funnel',
  'funnel-by-segment',
  'industries',
  'invoice-desk',
  'model-budget',
  'one-page-three-openings',
  'outdoor-shop',
  'performance',
  'prices',
  'ratings',
  'rules-and-code',
  'rules-behind-offers',
  'rules-first',
  'score-sheet',
  'three-events',
  'three-segments',
  'trial-plan',
  'twelve-rules',
  'uplift',
  'weak-signals',
] as const;

export type SubjectId = (typeof SUBJECT_IDS)[number];

/** The picture as a file of its own, made by app/images/subjects. */
export function subjectImagePath(id: SubjectId): string {
  return `/images/subjects/${id}.svg`;
}
