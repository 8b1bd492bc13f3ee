import type { Segment } from '@/lib/personalization/persona';

export const segmentLabels = {
  'innovation-leader': 'Innovation leader',
  developer: 'Developer',
  'sales-prospect': 'Sales & marketing',
} as const satisfies Record<Segment, string>;

/** Within a sentence: ‘Written for developers.’ */
export const segmentReaders = {
  'innovation-leader': 'innovation leaders',
  developer: 'developers',
  'sales-prospect': 'sales and marketing teams',
} as const satisfies Record<Segment, string>;
