import { counts } from './counts';

/** Additions to llms.txt besides the pages' copy: headings, and notes that keep language models from errors. */
export const llmsCopy = {
  headings: {
    products: 'Products',
    pages: 'Pages',
    guides: 'Guides and worked examples',
    contact: 'Contact',
    optional: 'Optional',
  },
  notes: [
    `Each page speaks to one of ${counts.segments} kinds of visitor, and its wording changes with the visitor. The facts stay the same.`,
    'Prices, case studies, analytics figures and test results on this site are made-up samples, and each is marked as one. Please do not quote them as facts.',
  ],
  openApi: { label: 'OpenAPI file', text: 'Every call of the API, for tools.' },
} as const;
