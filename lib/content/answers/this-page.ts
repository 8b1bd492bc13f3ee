import { ROUTES, type RouteId } from '@/lib/config/routes';
import type { Link } from '../calls-to-action';
import { site } from '../site';
import { nextSteps } from './next-steps';
import { counts, lists } from '../counts';

export type PageFact = { about: string; more: string; next: { says: string; step: Link } };

/** What to look at after a page that names nothing itself. */
export const elsewhere = {
  says: 'Look at the features next: eight of them run on this site, with the rules behind them.',
  step: nextSteps.features,
};

/** The topic of a page, its other contents, and where to go next. Without an entry, its description is the topic. */
export const pageFacts: Readonly<Partial<Record<RouteId, PageFact>>> = {
  home: {
    about: `This is the home page: what ${site.name} does, written for the kind of visitor you seem to be. The selectors above the headline show it to others.`,
    more: `Below the headline you find what changes for you, the industries, how it works in three tabs, and what ${site.name} stands for.`,
    next: {
      says: `Look at the ${counts.products} products next: each one answers one question. Or switch the segment above and watch this page change.`,
      step: nextSteps.products,
    },
  },
  demo: {
    about:
      'This page shows six habits that make a page fast and usable for everyone, each to try by hand: announcements, focus, lazy images, cached data and more.',
    more: 'Put the mouse away and try them with the keyboard, or turn on a screen reader: every part says what should happen.',
    next: elsewhere,
  },
  contentHub: {
    about:
      'This is the Content Hub: short, practical articles on adaptive AI, with the four best matches for you at the top. Search and categories find the rest.',
    more: 'Each article takes a few minutes and ends with something to do. There are guides, walkthroughs and worked examples that are marked as illustrative.',
    next: {
      says: 'Read the four-week trial plan next: it ends with a decision and takes about five hours of your time.',
      step: nextSteps.trialPlan,
    },
  },
  features: {
    about:
      'This page shows eight features at work and the twelve rules behind them. You can compare visitors, follow one visit step by step and try each rule.',
    more: 'The tabs hold an overview, your six content blocks with their reasons, and the rules with a lab for each.',
    next: {
      says: 'Compare two visitors next: you read both versions side by side, with every changed word marked.',
      step: nextSteps.compareViews,
    },
  },
  analytics: {
    about:
      'This is a dashboard: sessions, segments, A/B tests, the funnel and engagement over a period you choose. Its sample data is invented; “This site” shows real figures.',
    more: 'Each chart comes with a table, and the A/B tests show their details. The sample shows how a site might perform, “This site” how this one does.',
    next: {
      says: 'Read next how to measure an uplift that you can defend, or see the plans with tests.',
      step: nextSteps.uplift,
    },
  },
  about: {
    about: `This page says why ${site.name} exists: the vision, the mission, the ${counts.products} products and six things that make it different.`,
    more: `${site.name} wants a web that adapts like a good host. No jobs are listed today, but a person reads every message.`,
    next: {
      says: `Look at the ${counts.products} products next, or talk to us about your case for half an hour.`,
      step: nextSteps.products,
    },
  },
  solutions: {
    about: `This page presents the ${counts.products} products: ${lists.products}, each with how a first month goes.`,
    more: 'Each product also says what it is good for, and what it is not the right tool for.',
    next: {
      says: 'See the plans next: Start includes one product of your choice, Grow two and Enterprise all of them.',
      step: nextSteps.prices,
    },
  },
  industries: {
    about:
      'This page goes through four industries: e-commerce, SaaS, media and finance. Each has its problem, what adapts and a worked example.',
    more: 'The worked examples are illustrative, with made-up figures, so that you can check the math.',
    next: {
      says: 'Read the case studies next: four worked examples, one for each of these industries.',
      step: nextSteps.cases,
    },
  },
  contact: {
    about:
      'This page tells you who to write to, sales, support or partnerships, and lets you request a demo of half an hour.',
    more: 'The demo is on your own case, live and without slides, and ends with next steps and the trial.',
    next: {
      says: 'Request a demo next: press the button, fill in the form, and sales suggests a date by email.',
      step: nextSteps.demo,
    },
  },
  api: {
    about:
      'This is the API reference: every call with its fields, responses and errors, a curl command to copy, and a form to try it. There is no key and no login.',
    more: 'Bodies are JSON of up to 16 KB, errors are problem documents, and one OpenAPI file describes it all.',
    next: {
      says: 'Make a first call next: copy the curl command for reading a user and look at the answer.',
      step: { label: 'Before the first call', href: `${ROUTES.api}#start` },
    },
  },
  cases: {
    about:
      'This page holds four worked examples, one for each industry. They are illustrative: companies and figures are made up, the method is not.',
    more: 'Each example shows the situation, the change, the result and what went wrong, and at the end are four questions to judge any success story.',
    next: {
      says: 'Read next how to judge a case like these, or plan your own trial with a holdout.',
      step: nextSteps.judge,
    },
  },
  pricing: {
    about:
      'This page shows three plans, Start, Grow and Enterprise, with sample prices, what each includes, how the free trial works and answers to common questions.',
    more: 'You can change plans at the end of any month, crawlers do not count as visits, and every plan has the same API.',
    next: {
      says: 'Start your trial next: it is free, needs no card and ends by itself.',
      step: nextSteps.trial,
    },
  },
  settings: {
    about:
      'On this page you decide what the site may adapt, how it looks and what it stores, and you can see, download or delete your data.',
    more: 'Three switches turn off personal words, sorting and analytics. Below are themes, accessibility and a list of everything that is stored.',
    next: {
      says: 'Flip a switch and look at the home page next, to see what the standard page says.',
      step: nextSteps.home,
    },
  },
  compare: {
    about:
      'This page shows one page as two visitors get it, side by side, with every changed word marked. You choose who they are.',
    more: `These are the real pages, two of ${counts.variants} versions. Looking at them changes nothing about you.`,
    next: { says: 'Read the rules next: they say why the two versions differ.', step: nextSteps.rules },
  },
};
