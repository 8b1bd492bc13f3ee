/** Row names for this site's own figures, the same as in the sample where possible. */
export const liveNames = {
  otherPages: 'All other pages',
  // In this order: the server counts a step only after the steps before it.
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
} as const;
