/** Pictures for articles and recommendations. Each is drawn in `lib/drawings`. */
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

/** Path of the picture as a separate file, served by app/images/subjects. */
export function subjectImagePath(id: SubjectId): string {
  return `/images/subjects/${id}.svg`;
}
