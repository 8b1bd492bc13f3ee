import { ROUTES } from '@/lib/config/routes';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

/** Industries, case studies and the dashboard. */
export const exampleFacts: FactsByPlace = {
  [ROUTES.cases]: [
    {
      says: 'There are four worked examples, and they are illustrative, not real: the companies and figures are made up. They show how the work goes and how to judge it, and promise nothing about your results.',
      asks: 'Are the case studies real?; is the invoice desk real; which industries have examples; any references; i do not trust case studies vendors make them up; proof that it works for others; fictional; are the cases made up; are the examples invented; real companies in the examples; invented customers',
      parts: [
        'tell me about the outdoor shop case',
        'tell me about the saas platform case with docs first',
        'tell me about the invoice desk case',
        'tell me about the regional paper case',
      ],
      why: 'The site invents no customers. An example with its math shows how to judge a case, and a label says that it is one.',
    },
    {
      says: 'Each example says what went wrong. The shop spent two weeks on a group that was too small, the working request took two weeks, odd invoices take longer, and 54 of 60 signals came to nothing.',
      asks: 'What went wrong in the case studies?; what failed; what would they do differently; lessons from the examples',
    },
  ],
  [`${ROUTES.cases}#method`]: [
    {
      says: 'Ask four questions: compared with what, for how long, at what cost, and what went wrong? A story without a mistake is an advertisement.',
      asks: 'How do I judge a success story?; judge vendor claims; evaluate a case study; can i believe a case study; how to judge a case',
    },
  ],
  [`${ROUTES.cases}#outdoor-shop`]: [
    {
      says: 'In this illustrative example, some see trips first, some a table, and those who buy see stock and delivery. Of the holdout 2.0 percent bought, of the others 2.3. That is 192 more orders in eight weeks.',
      asks: 'What did the outdoor shop change and gain?; case study retail; three kinds of buyer; case for online shops; outcome of the shop example',
    },
  ],
  [`${ROUTES.cases}#docs-first`]: [
    {
      says: 'In this illustrative example, developers land on a request they can paste, with its response. Those who made a first call within a day rose from 4 to 6 in 100, and demo requests stayed level.',
      asks: 'What happened in the SaaS platform case?; case study software; result of the docs first example; did demo requests drop in the docs first case; example for a software company',
    },
    {
      says: 'The request that works on the first paste: it took two weeks, while the words took a day. It was worth it.',
      asks: 'What took longest in the SaaS platform case?; what went wrong in the docs first example; how long did the docs first change take',
    },
  ],
  [`${ROUTES.cases}#invoice-desk`]: [
    {
      says: 'In this illustrative example, 900 invoices took six people 135 hours a week. Now it is 36 hours: plain ones run on their own, and odd ones stay with people and get more time.',
      asks: 'What happened in the invoice desk case?; what did the finance team gain; accounts payable; automation case study; we have 12000 invoices a year; hours saved in the invoice example; stacks of invoices',
    },
  ],
  [`${ROUTES.cases}#evening-paper`]: [
    {
      says: 'In this illustrative example, a paper watched local topics. It ran a series on heat networks eleven weeks before the national papers. Of 60 signals, 54 came to nothing.',
      asks: 'What happened in the regional paper case?; example of early trends; media case study; evening paper; heat networks',
    },
  ],
  [ROUTES.industries]: [
    {
      says: 'E-commerce, SaaS platforms, media and publishing, and financial services have a worked page each. The home page adds marketing, blockchain, healthcare, manufacturing, technology and cryptocurrency.',
      asks: 'Which industries do you serve?; recruiting agency; real estate agent; logistics firm; sports club; city hall; hotel chain what could you do for us; car dealer; small law office; charity organisation; sectors; branches you cover; experience with hotels or airlines',
      parts: ['we run an online shop', 'we are a saas company', 'we are a publisher', 'we are a bank'],
    },
  ],
  [`${ROUTES.industries}#e-commerce`]: [
    {
      says: 'In a shop, explorers see collections first, researchers get a table to compare, and converters see stock and delivery. Reviews are ordered by what a visitor looked at, and demand is forecast by product.',
      asks: 'What do you do for shops and retailers?; abandoned carts; we sell clothes; i run a small bakery with a website; online retail; fashion store; grocery; increase orders in our shop; stock planning; product recommendations for a shop',
      next: nextSteps.demo,
    },
  ],
  [`${ROUTES.industries}#saas`]: [
    {
      says: 'Developers get the docs and buyers the price, on one site: the main button and the links follow the role, and onboarding asks for one goal.',
      asks: 'What do you do for SaaS platforms?; we sell b2b software; product led growth; devs need docs and bosses need prices; we build an app; developers leave our landing page right away; tech company; cloud tool; help us get more signups',
      next: nextSteps.demo,
    },
  ],
  [`${ROUTES.industries}#media`]: [
    {
      says: 'Editors fix the top stories; below them, topics follow what the reader finishes, not what they open. Rising themes show up early, with sources, so an editor can assign a story in time.',
      asks: 'What do you do for publishers?; our newspaper does not want a robot picking the front page; tv station; blog network; we print magazines; media company use case; broadcasters; paywall; editorial; radio',
      next: nextSteps.demo,
    },
  ],
  [`${ROUTES.industries}#financial-services`]: [
    {
      says: 'For banks and other financial services, the explanation adapts, never the terms: a first-time saver gets a short version with examples, an advisor the figures. Clear paperwork is read and filed, unclear cases go to a person, with the reason.',
      asks: 'What do you do for financial services?; credit union; regulated industry; pension fund; mortgage lender; wealth management; asset manager; we sell insurance; claims department; investment company',
      next: nextSteps.demo,
    },
  ],
  [ROUTES.analytics]: [
    {
      says: 'The sample data on the analytics page is invented: it shows how a site might perform. Switch to “This site” to see what its own visitors did, counted without names.',
      asks: 'Are the figures on the dashboard real?; is this actual traffic; are the users online real; fake numbers; demo data; are the charts real; are these real statistics',
    },
    {
      says: 'A dashboard from first visit to demo request: sessions, segments, A/B tests, the funnel and engagement. It opens with sample data and can show this site’s own figures.',
      asks: 'What does the analytics dashboard show?; what is the bounce rate; heat map; conversion funnel; average session duration; kpis; which figures does the platform record; charts; can i see how it performs',
    },
    {
      says: 'It depends on the period you choose, and the sample figures are invented. The bounce rate counts visits that ended on the first page.',
      asks: 'What is the bounce rate?; definition of bounce rate; how is the bounce rate defined',
    },
    {
      says: 'A visit that ends after half an hour without activity. The sample figures are invented; “This site” shows real ones.',
      asks: 'What is a session?; what does total sessions mean; session definition; how is a session counted',
    },
    {
      says: 'It says how much visitors read and click, from 0 to 100. The sample figures are invented; “This site” shows real ones.',
      asks: 'What is the engagement score?; how is engagement measured',
    },
    {
      says: 'It is the time from the first event of a visit to the last. The sample figures are invented; “This site” shows real ones.',
      asks: 'What is the session duration?; average session duration definition; how is the duration of a visit measured',
    },
  ],
};
