import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import { claims } from '../claims';
import { site } from '../site';
import { counts } from '../counts';
import { PRODUCT_IDS } from '@/lib/personalization/products';

export const PLAN_IDS = ['start', 'grow', 'enterprise'] as const;

export type PlanId = (typeof PLAN_IDS)[number];

const trial = `${claims.freeTrial.value} ${claims.freeTrial.label}`;

export const pricingCopy = {
  head: {
    eyebrow: 'Pricing',
    heading: 'Pricing & Plans',
    lede: {
      'innovation-leader':
        'Start with one question, read a forecast every week, and bring results to the budget meeting.',
      developer:
        'Every plan has the same API and the same limits per call. Start small and move up when your traffic does.',
      'sales-prospect': 'Pick a plan based on the visits you have today. No card is needed to start.',
    },
  },
  plansHeading: 'Three plans',
  sampleLabel: 'Sample prices',
  sampleNote: 'A real quote takes one business day.',
  emphasisLabel: 'A good start for you',
  emphasis: { 'innovation-leader': 'grow', developer: 'start', 'sales-prospect': 'grow' },
  plans: {
    start: {
      name: 'Start',
      price: '$290',
      per: 'a month',
      text: 'For one site and one team that wants to see proof.',
      includes: [
        'One product of your choice',
        'Up to 50,000 visits a month',
        // not a count
        'Adaptive pages: three segments, three clusters',
        'All API calls',
        'Support by email',
      ],
      action: { label: 'Choose Start', href: `${ROUTES.contact}#demo` },
    },
    grow: {
      name: 'Grow',
      price: '$1,200',
      per: 'a month',
      text: 'For teams with several pages and a number to beat.',
      includes: [
        'Two products',
        'Up to 500,000 visits a month',
        'Adaptive pages, with A/B tests and a holdout',
        'Weekly forecast or sentiment report',
        'Support within four business hours',
      ],
      action: { label: 'Choose Grow', href: `${ROUTES.contact}#demo` },
    },
    enterprise: {
      name: 'Enterprise',
      price: 'From $4,800',
      per: 'a month',
      text: 'For companies with several teams, audits and a platform to run.',
      includes: [
        `All ${counts.products} products`,
        'Custom number of visits',
        `A ${claims.uptime.value} ${claims.uptime.label}`,
        'Adaptive pages, with decision records for audits',
        'A named contact',
      ],
      action: { label: 'Talk to sales', href: `${ROUTES.contact}#demo` },
    },
  },
  trial: {
    heading: `How the ${trial} works`,
    text: {
      explorer: 'Look around as long as you like. Your 30 days begin when your first page is connected.',
      researcher: 'You get the full product, the API and the figures. Nothing is held back for later.',
      converter: 'Start with one page, pick one number, and keep one visitor in five on the old version.',
    },
    points: [
      { title: 'Day 1', text: 'Connect one page or one process. It takes about an hour.' },
      {
        title: 'Week 2',
        text: 'Your three versions are live, next to a holdout. In the trial, every plan has one.',
      },
      { title: 'Last day', text: 'You read the result and decide. If you do nothing, it ends.' },
    ],
    action: { label: `Start your ${claims.freeTrial.value} trial`, href: `${ROUTES.contact}#trial` },
  },
  compare: {
    heading: 'Compare the plans',
    caption: 'What each plan includes',
    feature: 'Feature',
    rows: [
      { feature: 'Products', values: { start: '1', grow: '2', enterprise: String(PRODUCT_IDS.length) } },
      { feature: 'Visits a month', values: { start: '50,000', grow: '500,000', enterprise: 'Custom' } },
      {
        feature: 'Segments and clusters',
        values: { start: '3 and 3', grow: '3 and 3', enterprise: 'Your own' },
      },
      { feature: 'API access', values: { start: 'Yes', grow: 'Yes', enterprise: 'Yes' } },
      { feature: 'Tests with a holdout', values: { start: 'No', grow: 'Yes', enterprise: 'Yes' } },
      { feature: 'Uptime agreement', values: { start: 'No', grow: 'No', enterprise: claims.uptime.value } },
      { feature: 'Free trial', values: { start: 'Yes', grow: 'Yes', enterprise: 'Yes' } },
    ],
  },
  faq: {
    heading: 'Questions before you start',
    items: [
      {
        question: 'Is our traffic enough?',
        answer:
          'Pages adapt from the first visit. Proof takes more: to show a rise from 4 to 5 percent, you need about 6,100 visitors in each group, so a small site tests a bigger change.',
      },
      {
        question: 'How do we connect a page, in WordPress for example?',
        answer:
          'Your server sends recent events to our API, learns which kind of visitor it is and picks the version you wrote. There is no plugin: a developer adds the call to your template.',
      },
      {
        question: 'Can we host it ourselves?',
        answer: `This site runs in one container, with SQLite or Postgres. Ask ${site.emails.sales} whether your plan can run in your own data center.`,
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          'It ends. Your pages go back to what they were, and we keep nothing you have not asked us to keep. You pay only if you choose a plan.',
      },
      {
        question: 'Can I change plans later?',
        answer: 'Yes, up or down, at the end of any month. Your rules, words and settings move with you.',
      },
      {
        question: 'What counts as a visit?',
        answer:
          'One person on your site until they leave it for half an hour. Crawlers and your own team do not count.',
      },
      {
        question: 'What if we go over our visits?',
        answer:
          'Your pages keep adapting. If it happens two months in a row, we write to you and suggest a better plan.',
      },
      {
        question: 'What data do you need?',
        answer:
          'Page views, clicks by kind and scroll depth. No names and no email addresses. Visitors can switch all of it off.',
      },
      {
        question: 'Are these the real prices?',
        answer: `They are samples that show how plans differ. Write to ${site.emails.sales} for a quote.`,
      },
    ],
  },
  close: {
    explorer: {
      title: 'Still looking around?',
      text: 'See what the products do before you think about price.',
      links: [
        { label: `See the ${counts.products} products`, href: ROUTES.solutions },
        { label: 'Tour the features', href: ROUTES.features },
      ],
    },
    researcher: {
      title: 'Plan the trial first',
      text: 'Our four-week plan takes about five hours of your time and ends with a decision.',
      links: [
        { label: 'Read the trial plan', href: `${ROUTES.contentHub}#four-week-trial-plan` },
        { label: 'Open the API reference', href: ROUTES.api },
      ],
    },
    converter: {
      title: 'Start with a date',
      text: 'Choose a day to begin. We set up the first page with you.',
      links: [callToActionCopy['schedule-demo'], { label: 'Read the examples', href: ROUTES.cases }],
    },
  },
} as const;
