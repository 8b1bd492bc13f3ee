import { callToActionCopy } from '../calls-to-action';
import type { HubArticle } from './article';

export const exampleDocsFirst = {
  id: 'example-docs-first',
  title: 'A SaaS platform puts the docs first',
  description: 'How a software company could serve developers and buyers on one site.',
  category: 'Success Stories',
  tags: ['case-study', 'saas', 'documentation'],
  type: 'case-study',
  picture: 'docs-first',
  difficulty: 'intermediate',
  segments: ['developer'],
  clusters: ['researcher', 'converter'],
  featured: false,
  sections: [
    {
      heading: 'Please note',
      paragraphs: [
        'The company in this example is made up, and so are the figures. The method is one you can copy as is.',
      ],
    },
    {
      heading: 'Two readers, one home page',
      paragraphs: [
        'Picture a company that sells billing software. Two people decide on each purchase. One is a developer who has to connect it. The other runs finance and has to pay for it. The home page speaks to finance only: savings, control, a large “Book a demo”.',
        'Developers land there from a search for an error message. In our example, 70 of 100 leave within ten seconds.',
      ],
    },
    {
      heading: 'A different first step',
      paragraphs: [
        `The team gives developers an opening of their own. The headline names the thing they can build. The button reads “${callToActionCopy['view-api-docs'].label}”. Below it is a request that they can paste into a terminal, with a real response underneath.`,
        'Prices stay one click away for both. Hiding them from developers was suggested and dropped: the person who connects the tool is often asked what it costs.',
      ],
    },
    {
      heading: 'Three signals, in order',
      paragraphs: ['The site has to guess who is who. It uses the strongest signal that it has.'],
      list: [
        'A link that says so: docs, changelog and error pages all carry the developer segment.',
        'A choice the visitor made before, remembered in a cookie.',
        'Otherwise the default page, with both paths clearly marked.',
      ],
    },
    {
      heading: 'What happens next',
      paragraphs: [
        'In our made-up figures, the share of developers who make a first API call within a day rises from 4 to 6 in 100. Demo requests stay level, although the team had feared a drop. Sales notices something else: first calls are shorter, because the technical questions are settled before they start.',
        'The team had set a guardrail beforehand. If demo requests fell by more than a tenth, they would go back. Having that line made it easy to try.',
      ],
    },
    {
      heading: 'The part that took longest',
      paragraphs: [
        'Writing the opening took a day. Making the example request work on the first paste took two weeks. It needed a test key without sign-up, and responses that do not change. It was worth it. For a developer, a request that works is the whole pitch. No headline can make up for one that fails.',
      ],
    },
  ],
} as const satisfies HubArticle;
