import { ROUTES } from '@/lib/config/routes';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

/** Industries, case studies and the dashboard. */
export const exampleFacts: FactsByPlace = {
  [ROUTES.cases]: [
    {
      says: 'There are four worked examples, and they are illustrative, not real: the companies and figures are made up. They show how the work goes and how to judge it, and promise nothing about your results.',
      question: 'Are the case studies real?',
      why: 'The site invents no customers. An example with its math shows how to judge a case, and a label says that it is one.',
    },
    {
      says: 'Each example says what went wrong. The shop spent two weeks on a group that was too small, the working request took two weeks, odd invoices take longer, and 54 of 60 signals came to nothing.',
      question: 'What went wrong in the case studies?',
    },
  ],
  [`${ROUTES.cases}#method`]: [
    {
      says: 'Ask four questions: compared with what, for how long, at what cost, and what went wrong? A story without a mistake is an advertisement.',
      question: 'How do I judge a success story?',
    },
  ],
  [`${ROUTES.cases}#outdoor-shop`]: [
    {
      says: 'In this illustrative example, some see trips first, some a table, and those who buy see stock and delivery. Of the holdout 2.0 percent bought, of the others 2.3. That is 192 more orders in eight weeks.',
      question: 'What did the outdoor shop change and gain?',
    },
  ],
  [`${ROUTES.cases}#docs-first`]: [
    {
      says: 'In this illustrative example, developers land on a request they can paste, with its response. Those who made a first call within a day rose from 4 to 6 in 100, and demo requests stayed level.',
      question: 'What happened in the SaaS platform case?',
    },
    {
      says: 'The request that works on the first paste: it took two weeks, while the words took a day. It was worth it.',
      question: 'What took longest in the SaaS platform case?',
    },
  ],
  [`${ROUTES.cases}#invoice-desk`]: [
    {
      says: 'In this illustrative example, 900 invoices took six people 135 hours a week. Now it is 36 hours: plain ones run on their own, and odd ones stay with people and get more time.',
      question: 'What happened in the invoice desk case?',
    },
  ],
  [`${ROUTES.cases}#evening-paper`]: [
    {
      says: 'In this illustrative example, a paper watched local topics. It ran a series on heat networks eleven weeks before the national papers. Of 60 signals, 54 came to nothing.',
      question: 'What happened in the regional paper case?',
    },
  ],
  [ROUTES.industries]: [
    {
      says: 'E-commerce, SaaS platforms, media and publishing, and financial services have a worked page each. The home page adds marketing, blockchain, healthcare, manufacturing, technology and cryptocurrency.',
      question: 'Which industries do you serve?',
    },
  ],
  [`${ROUTES.industries}#e-commerce`]: [
    {
      says: 'In a shop, explorers see collections first, researchers get a table to compare, and converters see stock and delivery. Reviews are ordered by what a visitor looked at, and demand is forecast by product.',
      question: 'What do you do for shops and retailers?',
      next: nextSteps.demo,
    },
  ],
  [`${ROUTES.industries}#saas`]: [
    {
      says: 'Developers get the docs and buyers the price, on one site: the main button and the links follow the role, and onboarding asks for one goal.',
      question: 'What do you do for SaaS platforms?',
      next: nextSteps.demo,
    },
  ],
  [`${ROUTES.industries}#media`]: [
    {
      says: 'Editors fix the top stories; below them, topics follow what the reader finishes, not what they open. Rising themes show up early, with sources, so an editor can assign a story in time.',
      question: 'What do you do for publishers?',
      next: nextSteps.demo,
    },
  ],
  [`${ROUTES.industries}#financial-services`]: [
    {
      says: 'For banks and other financial services, the explanation adapts, never the terms: a first-time saver gets a short version with examples, an advisor the figures. Clear paperwork is read and filed, unclear cases go to a person, with the reason.',
      question: 'What do you do for financial services?',
      next: nextSteps.demo,
    },
  ],
  [ROUTES.analytics]: [
    {
      says: 'The sample data on the analytics page is invented: it shows how a site might perform. Switch to “This site” to see what its own visitors did, counted without names.',
      question: 'Are the figures on the dashboard real?',
    },
    {
      says: 'A dashboard from first visit to demo request: sessions, segments, A/B tests, the funnel and engagement. It opens with sample data and can show this site’s own figures.',
      question: 'What does the analytics dashboard show?',
    },
    {
      says: 'It depends on the period you choose, and the sample figures are invented. The bounce rate counts visits that ended on the first page.',
      question: 'What is the bounce rate?',
    },
    {
      says: 'A visit that ends after half an hour without activity. The sample figures are invented; “This site” shows real ones.',
      question: 'What is a session?',
    },
    {
      says: 'It says how much visitors read and click, from 0 to 100. The sample figures are invented; “This site” shows real ones.',
      question: 'What is the engagement score?',
    },
    {
      says: 'It is the time from the first event of a visit to the last. The sample figures are invented; “This site” shows real ones.',
      question: 'What is the session duration?',
    },
  ],
};
