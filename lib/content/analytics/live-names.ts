import type { ElementType } from '@/lib/personalization/behavior';

type LiveNames = {
  otherPages: string;
  /** In this order: the server counts a step once those before it are reached. */
  steps: readonly [string, string, string, string, string];
  elements: Record<ElementType, string>;
};

/** What the rows of this site's own figures are called, in the words of the sample where they are the same. */
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
