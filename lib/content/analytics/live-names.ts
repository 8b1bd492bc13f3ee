import type { ElementType } from '@/lib/personalization/behavior';

type LiveNames = {
  otherPages: string;
  /** In this order: the server counts a step only after the steps before it. */
  steps: readonly [string, string, string, string, string];
  elements: Record<ElementType, string>;
};

/** Row names for this site's own figures, the same as in the sample where possible. */
export const liveNames = {
  otherPages: 'All other pages',
  steps: [
    'Arrived',
    'Opened a second page',
    'Looked at a product',
    'Looked at prices or docs',
    'Asked for a demo',
  ],
  elements: {
    cta: 'Calls to action',
    button: 'Other buttons',
    link: 'Links',
    input: 'Form fields',
    unknown: 'Text and pictures',
  },
} as const satisfies LiveNames;
