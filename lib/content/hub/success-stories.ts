import { callToActionCopy } from '../calls-to-action';
import type { HubArticle } from './article';

export const successStories = [
  {
    id: 'example-outdoor-shop',
    title: 'An outdoor shop meets three kinds of buyer',
    description: 'How an online store could greet browsers, comparers and buyers differently.',
    category: 'Success Stories',
    tags: ['case-study', 'e-commerce', 'personalization'],
    type: 'case-study',
    picture: 'outdoor-shop',
    difficulty: 'beginner',
    segments: ['sales-prospect', 'innovation-leader'],
    clusters: ['converter', 'explorer'],
    featured: true,
    sections: [
      {
        heading: 'Please note',
        paragraphs: [
          'The shop in this example is made up, and so are its figures. We use it to show the work step by step, with math that you can check.',
        ],
      },
      {
        heading: 'The starting point',
        paragraphs: [
          'Picture a shop that sells tents, boots and packs. It has 40,000 visits a month. Everyone sees the same page: a mountain, a slogan and a row of new arrivals. Of 100 visitors, 2 buy.',
          // not a count
          'The team reads a week of chat messages and finds three kinds of visitor. Some dream about a trip. Some compare two tents. Some have a list and want it delivered before Friday.',
        ],
      },
      {
        heading: 'What they change',
        paragraphs: ['They leave the catalog alone, and change three places on the landing page.'],
        list: [
          'Browsers see trip ideas first, each with a packing list.',
          'Comparers see a side-by-side table, with weight and packed size on top.',
          'Buyers see stock, delivery date and a short path to checkout.',
        ],
      },
      {
        heading: 'How they know who is who',
        paragraphs: [
          'Nobody is asked to log in. A visitor who opens many pages counts as a browser. One who scrolls deep into product details counts as a comparer. One who uses the cart button a few times counts as a buyer. A visitor the shop knows nothing about sees the trip ideas, because that page reads well for everybody.',
          'The words change only when the next page opens. Nothing jumps while people read.',
        ],
      },
      {
        heading: 'How they judge it',
        paragraphs: [
          'One visitor in five keeps the old page. After eight weeks, the numbers look like this, in our made-up figures: 2.0 percent of the holdout bought, and 2.3 percent of the others. With 64,000 visitors in the larger group that is 192 more orders than the old page would have brought.',
          'Comparers gained most. Browsers did not buy more, but more of them came back within a month. The team writes both down, since the second will take longer to pay off.',
        ],
      },
      {
        heading: 'What they would do differently',
        paragraphs: [
          'They spent two weeks on a fourth group, gift buyers, and found too few of them outside December to learn anything. Next time they would wait for the season. They would also have asked support earlier. The table for comparers came from a question that support had answered by hand every day for a year.',
        ],
      },
    ],
  },
  {
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
  },
  {
    id: 'example-invoice-desk',
    title: 'A finance team clears its invoice desk',
    description: 'Automating the dull part of a process while people make the judgment calls.',
    category: 'Success Stories',
    tags: ['case-study', 'automation', 'financial services'],
    type: 'case-study',
    picture: 'invoice-desk',
    difficulty: 'intermediate',
    segments: ['sales-prospect', 'innovation-leader'],
    clusters: ['converter', 'researcher'],
    featured: false,
    sections: [
      {
        heading: 'Please note',
        paragraphs: [
          'The company in this example and its figures are made up. We chose a plain process, because plain processes are where automation pays first.',
        ],
      },
      {
        heading: 'A desk that never empties',
        paragraphs: [
          'Picture six people in the finance office of a leasing company. They receive 900 invoices a week by email, web portal and paper mail. Each one is opened, typed in, matched with an order, approved and filed. It takes about nine minutes, and 135 hours a week in all.',
          'Nobody is bad at the work. There is simply no hour left for the cases that need thought.',
        ],
      },
      {
        heading: 'Sort before you automate',
        paragraphs: [
          'The team spends one week doing nothing but sorting. Each invoice goes into one of three piles.',
        ],
        list: [
          'Plain: it matches an order to the cent. 6 in 10.',
          'Close: one thing differs, such as a freight charge. 3 in 10.',
          'Odd: no order, a new supplier or an amount that makes you look twice. 1 in 10.',
        ],
      },
      {
        heading: 'One pile at a time',
        paragraphs: [
          'They automate the plain pile only. The system reads the invoice, finds the order, checks the amount and files it. A person looks at twenty of them each day, picked at random. After a month without a wrong one, they look at ten.',
          'The close pile comes next. Here the system proposes, and a person decides with one keystroke. Each decision is stored with its reason, so that a proposal that is always accepted can become a rule. The odd pile stays with people, and should.',
        ],
      },
      {
        heading: 'The math',
        paragraphs: [
          'Plain invoices now take no time, apart from the samples. Close ones take three minutes instead of nine. Odd ones take longer than before, fifteen minutes, as they finally get attention. In a week, that is 270 times three minutes plus 90 times fifteen, or 36 hours. The desk is empty on Thursday.',
        ],
      },
      {
        heading: 'What the hours are for',
        paragraphs: [
          'The team had agreed on this before it began, and that made the project easy to say yes to. Two people moved to supplier questions, which used to wait for a week. The others take turns on the odd pile, where they found two invoices that had been paid twice. Start with that agreement. People automate gladly when they know where the time goes.',
        ],
      },
    ],
  },
] as const satisfies readonly HubArticle[];
