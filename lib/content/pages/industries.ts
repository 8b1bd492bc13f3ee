import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import { site } from '../site';
import { counts, startCounts } from '../counts';

export const INDUSTRY_IDS = ['e-commerce', 'saas', 'media', 'financial-services'] as const;

export type IndustryId = (typeof INDUSTRY_IDS)[number];

export const industriesCopy = {
  head: {
    eyebrow: 'Industries',
    heading: 'The same platform, a different first job',
    lede: {
      'innovation-leader': `Every industry has one question that decides the year. Here is what ${site.name} watches, and what changes when the answer does.`,
      developer:
        'Every industry has its own data and its own limits. Here is what goes in, what adapts and what a visitor sees.',
      'sales-prospect':
        'Every industry loses customers at a different step. Here is where, and what a page that adapts does about it.',
    },
  },
  guide: {
    explorer: 'Four industries, one page. Each part takes about a minute to read.',
    researcher: 'Each part names the problem, the signals, the change on the page and a case with numbers.',
    converter: 'Find your industry, read its example, and bring your own numbers to a demo.',
  },
  others: {
    question: 'Is your industry missing?',
    answer:
      'Logistics, travel, education or the public sector start the same way: find the question people arrive with, then answer it first. The products read text, figures and clicks in any trade.',
  },
  order: {
    'innovation-leader': ['financial-services', 'media', 'saas', 'e-commerce'],
    developer: ['saas', 'financial-services', 'e-commerce', 'media'],
    'sales-prospect': ['e-commerce', 'saas', 'media', 'financial-services'],
  },
  labels: {
    jump: 'Jump to an industry',
    problem: 'The problem',
    adapts: 'What adapts',
    example: 'Illustrative example',
    products: 'Products that help',
    // These open the rest of an industry on a phone.
    more: 'What adapts, and which products help',
    steps: 'Before, change and after',
  },
  items: {
    'e-commerce': {
      name: 'E-commerce',
      icon: 'shopping-cart',
      line: 'Greet the browser, the comparer and the buyer in their own way.',
      problem:
        'A shop pays for each visit and shows every visitor the same page. People who want to compare get a mood photo. People who are ready to pay have to hunt for the delivery date.',
      adapts: [
        {
          title: 'The first screen',
          text: 'Explorers see collections first, researchers get a table to compare, and converters see stock and delivery.',
        },
        {
          title: 'The order of proof',
          text: 'Reviews about fit, price or service come first, depending on what the visitor looked at.',
        },
        {
          title: 'The stock plan',
          text: 'Demand for the next weeks is forecast by product, with a low and a high estimate.',
        },
      ],
      scene: {
        visitors: ['Explorer', 'Researcher', 'Ready to decide'],
        alternative:
          'One shop page for three visitors: an explorer sees collections first, a researcher a table to compare, and a converter stock and delivery.',
      },
      example: {
        title: 'A kitchen shop and its pans',
        text: 'A shop has 10,000 visits a week to its pan pages. 200 of them end in an order.',
        steps: [
          {
            title: 'Before',
            text: 'All visitors see the same photo and the same offer. 2.0 in 100 place an order.',
          },
          {
            title: 'Change',
            text: 'Researchers, about a third of visits, now see a table of weight, size and stove type first.',
          },
          {
            title: 'After',
            text: 'In that third, orders rise from 2.0 to 2.6 in 100: about 20 more orders a week.',
          },
        ],
      },
      products: ['sentiment-analysis', 'market-intelligence'],
    },
    saas: {
      name: 'SaaS platforms',
      icon: 'cpu',
      line: 'Give developers the docs and buyers the price, on one site.',
      problem:
        'Two people decide on most software: one has to connect it, one has to pay for it. A page written for the first bores the second, and a page written for both convinces neither.',
      adapts: [
        {
          title: 'The main button',
          text: 'Developers get the API docs, leaders a demo, buyers a trial. The page behind each is ready for them.',
        },
        {
          title: 'The navigation',
          text: 'Links are sorted by role and by behavior. Nothing is hidden that someone may need.',
        },
        {
          title: 'The first week in the product',
          text: 'Onboarding asks for one goal and leaves out the steps that do not serve it.',
        },
      ],
      scene: {
        visitors: ['Developer', 'Leader', 'Buyer'],
        alternative:
          'One software page for three visitors: a developer sees a request to paste first, a leader results, and a buyer the price.',
      },
      example: {
        title: 'A billing tool and its two readers',
        text: 'A vendor sees 3,000 developers a month. Few of them ever make a first call.',
        steps: [
          { title: 'Before', text: '120 of 3,000 developers make a first API call in their first week.' },
          {
            title: 'Change',
            text: 'Developers land on a request that they can paste, with the answer shown below it.',
          },
          {
            title: 'After',
            text: '180 of 3,000 make a first call. Demo requests from buyers stay where they were.',
          },
        ],
      },
      products: ['enterprise-ai', 'ai-automation'],
    },
    media: {
      name: 'Media and publishing',
      icon: 'megaphone',
      line: 'Keep the editor’s choice and still serve each reader.',
      problem:
        'A newsroom has one front page and many kinds of readers. Sorting by clicks alone rewards the loudest headline. Not sorting at all hides the best work after an hour.',
      adapts: [
        {
          title: 'The second half of the page',
          text: 'Editors fix the top stories. Below them, topics follow what the reader finishes, not what they open.',
        },
        {
          title: 'The subscription offer',
          text: 'A regular reader sees the plan. A first visitor sees what the paper stands for.',
        },
        {
          title: 'The early topic',
          text: 'Rising themes show up with sources, so that an editor can assign a story in time.',
        },
      ],
      scene: {
        visitors: ['Evening reader', 'First visitor', 'Regular reader'],
        alternative:
          'One front page for three readers: the top story is the same for all. Below it, an evening reader finds topics, a first visitor what the paper stands for, and a regular reader the plan.',
      },
      example: {
        title: 'A regional paper and its evening readers',
        text: 'A paper has 5,000 readers each evening. Half of them leave after one story.',
        steps: [
          { title: 'Before', text: 'Readers finish 1.4 stories per visit on average.' },
          {
            title: 'Change',
            text: 'Below each story are three pieces on topics that the reader tends to finish.',
          },
          {
            title: 'After',
            text: 'Readers finish 1.7 stories per visit. That is 1,500 more finished stories an evening.',
          },
        ],
      },
      products: ['sentiment-analysis', 'market-intelligence'],
    },
    'financial-services': {
      name: 'Financial services',
      icon: 'landmark',
      line: 'Adapt the explanation, never the terms.',
      problem:
        'Money pages have to be exact, and exact text is hard to read. Clients give up on forms, call the help desk and ask what a sentence means. And every change must be explained to an auditor.',
      adapts: [
        {
          title: 'The depth of the text',
          text: 'A first-time saver gets the short version with examples. An advisor gets the figures. The terms are the same.',
        },
        {
          title: 'The paperwork',
          text: 'Clear cases are read, checked and filed. Unclear ones go to a person, with the reason attached.',
        },
        {
          title: 'The early warning',
          text: 'Filings, news and client email are read together, so that a change in risk shows up early.',
        },
      ],
      scene: {
        visitors: ['Saver', 'Advisor', 'Auditor'],
        alternative:
          'One money page for three readers: a saver sees the short version, an advisor a table, and an auditor the record. The terms at the end are the same for all.',
      },
      example: {
        title: 'A savings bank and one long form',
        text: 'A bank gets 1,000 applications a week. 400 of them stop at the same page.',
        steps: [
          {
            title: 'Before',
            text: '600 of 1,000 applications are finished. The help desk takes 150 calls about them.',
          },
          {
            title: 'Change',
            text: 'The hard page opens with a worked example for savers, and with the full table for advisors.',
          },
          {
            title: 'After',
            text: '660 of 1,000 are finished and calls fall to 110. Each version is on file with its rule.',
          },
        ],
      },
      products: ['ai-automation', 'market-intelligence'],
    },
  },
  close: {
    explorer: {
      title: 'See what does the work',
      text: `${startCounts.products} products stand behind these examples. Short guides say how to begin.`,
      links: [
        { label: `See the ${counts.products} products`, href: ROUTES.solutions },
        { label: 'Browse the Content Hub', href: ROUTES.contentHub },
      ],
    },
    researcher: {
      title: 'Check the math',
      text: 'Our longer examples show each step, and one article explains how to measure uplift fairly.',
      links: [
        { label: 'Read the examples', href: ROUTES.cases },
        { label: 'Measure uplift', href: `${ROUTES.contentHub}#uplift-you-can-defend` },
      ],
    },
    converter: {
      title: 'Run the numbers for your own site',
      text: 'Send us three numbers: visits, conversions and value. We will bring an estimate to the call.',
      links: [callToActionCopy['schedule-demo'], { label: 'Compare plans', href: ROUTES.pricing }],
    },
  },
} as const;
