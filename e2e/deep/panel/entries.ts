export type Change = readonly [file: string, old: string, next: string];

type Entry = {
  name: string;
  kind: string;
  fields: Readonly<Record<string, string>>;
  changes: readonly Change[];
  added?: readonly [file: string, text: string];
};

export const ENTRIES: readonly Entry[] = [
  {
    name: 'a question and its answer',
    kind: 'faq',
    fields: {
      Question: "Who's it for?",
      Answer:
        'Teams with more than one kind of visitor. Start with one page, and add the others later if it helps.',
    },
    changes: [
      [
        'pages/pricing.ts',
        'for a quote.`,\n      },\n',
        "for a quote.`,\n      },\n      {\n        question: 'Who’s it for?',\n        answer:\n          'Teams with more than one kind of visitor. Start with one page, and add the others later if it helps.',\n      },\n",
      ],
    ],
  },
  {
    name: 'a claim, added to the list at the top too',
    kind: 'claim',
    fields: {
      Name: 'supportTime',
      Number: '24 hours',
      'What it measures': 'to an answer',
      'The claim as a sentence': 'Support replies within 24 hours.',
    },
    changes: [
      ['claims.ts', "  | 'manualProcesses';", "  | 'manualProcesses'\n  | 'supportTime';"],
      [
        'claims.ts',
        "fewer manual processes.',\n  },\n",
        "fewer manual processes.',\n  },\n  supportTime: {\n    id: 'supportTime',\n    value: '24 hours',\n    label: 'to an answer',\n    sentence: 'Support replies within 24 hours.',\n  },\n",
      ],
    ],
  },
  {
    name: 'a campaign with its promise',
    kind: 'campaign',
    fields: {
      'Campaign (utm_campaign)': 'autumn',
      'Where the ad runs (utm_source)': 'google',
      'Kind of ad (utm_medium)': 'cpc',
      'Who the ad is for': 'developer',
      'How they behave': 'converter',
      Promise: 'a new promise (fill in the three fields below)',
      'Name of the new promise': 'autumn-offer',
      'Line above its headline': 'This fall',
      'Its headline': 'Ship your first page this week',
      'Its first sentences': 'Copy one command and see your page change.',
    },
    changes: [
      [
        'campaigns.ts',
        "    message: 'rules-you-can-read',\n  },\n",
        "    message: 'rules-you-can-read',\n  },\n  {\n    utm_campaign: 'autumn',\n    utm_source: 'google',\n    utm_medium: 'cpc',\n    segment: 'developer',\n    cluster: 'converter',\n    message: 'autumn-offer',\n  },\n",
      ],
      ['hero-messages.ts', "  'rules-you-can-read',\n", "  'rules-you-can-read',\n  'autumn-offer',\n"],
      [
        'hero-messages.ts',
        "chose these words.',\n  },\n",
        "chose these words.',\n  },\n  'autumn-offer': {\n    eyebrow: 'This fall',\n    headline: 'Ship your first page this week',\n    lede: 'Copy one command and see your page change.',\n  },\n",
      ],
    ],
  },
  {
    name: 'a recommendation with the next free id',
    kind: 'recommendation',
    fields: {
      'Who it is for': 'general',
      Title: 'What it costs',
      Description: 'Three plans, side by side.',
      Picture: 'prices',
      Category: 'Getting Started',
      Tags: 'pricing, plans',
      Address: '/pricing',
      Score: '70',
      Kind: 'article',
    },
    changes: [
      [
        'recommendations.ts',
        "    type: 'article',\n  },\n] as const",
        "    type: 'article',\n  },\n  {\n    id: 'general-7',\n    title: 'What it costs',\n    description: 'Three plans, side by side.',\n    picture: 'prices',\n    category: 'Getting Started',\n    tags: ['pricing', 'plans'],\n    url: '/pricing',\n    relevanceScore: 70,\n    source: 'segment',\n    type: 'article',\n  },\n] as const",
      ],
    ],
  },
  {
    name: 'an article, in its own file and in the list',
    kind: 'article',
    fields: {
      'Short name': 'read-your-data',
      Title: 'Read your own data',
      Description: 'Where to look first.',
      Category: 'Getting Started',
      Tags: 'data',
      Kind: 'article',
      Picture: 'prices',
      Difficulty: 'beginner',
      Segments: 'developer',
      Behaviors: 'explorer, researcher',
      Text: '# Begin\nOne paragraph.\n\nAnother one.\n# End\nIt’s the last.',
    },
    changes: [
      [
        'hub/articles.ts',
        "from './read-the-funnel-by-segment';\n",
        "from './read-the-funnel-by-segment';\nimport { readYourData } from './read-your-data';\n",
      ],
      ['hub/articles.ts', '  exampleInvoiceDesk,\n', '  exampleInvoiceDesk,\n  readYourData,\n'],
    ],
    added: [
      'hub/read-your-data.ts',
      "import type { HubArticle } from './article';\n\nexport const readYourData = {\n  id: 'read-your-data',\n  title: 'Read your own data',\n  description: 'Where to look first.',\n  category: 'Getting Started',\n  tags: ['data'],\n  type: 'article',\n  picture: 'prices',\n  difficulty: 'beginner',\n  segments: ['developer'],\n  clusters: ['explorer', 'researcher'],\n  featured: false,\n  sections: [\n    {\n      heading: 'Begin',\n      paragraphs: ['One paragraph.', 'Another one.'],\n    },\n    {\n      heading: 'End',\n      paragraphs: ['It’s the last.'],\n    },\n  ],\n} as const satisfies HubArticle;\n",
    ],
  },
];
