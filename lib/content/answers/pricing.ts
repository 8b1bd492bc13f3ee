import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { pricingCopy } from '../pages/pricing';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';
import { counts } from '../counts';

const { start, grow, enterprise } = pricingCopy.plans;
const enterprisePrice = enterprise.price.replace('From ', '');
const { sales } = site.emails;

/** Plans, prices and the trial. */
export const pricingFacts: FactsByPlace = {
  [`${ROUTES.pricing}#plans`]: [
    {
      // not a count
      says: `The ${start.name} plan is ${start.price} a month as a sample price. It includes one product of your choice, up to 50,000 visits a month, three segments and three clusters, all API calls and support by email.`,
      question: 'What is in the Start plan?',
    },
    {
      says: `The ${grow.name} plan is ${grow.price} a month as a sample price. It includes two products, up to 500,000 visits a month and A/B tests with a holdout. You get a weekly forecast or sentiment report, and support within four business hours.`,
      question: 'What is in the Grow plan?',
    },
    {
      says: `The ${enterprise.name} plan starts at ${enterprisePrice} a month as a sample price. It includes all ${counts.products} products, a custom number of visits, a ${claims.uptime.value} uptime SLA, decision records for audits and a named contact.`,
      question: 'What is in the Enterprise plan?',
      next: nextSteps.sales,
    },
    {
      says: `Write to ${sales}: sales sends you a real quote within one business day. It helps to name the page or process you have in mind.`,
      question: 'How do I get a quote?',
      next: nextSteps.sales,
    },
    {
      says: 'Plans are priced by visits, products and support, not by people. Choose by the visits you have today; each plan lists how many a month it includes.',
      question: 'Is it priced by seats or by sites?',
    },
    {
      says: 'Start comes with support by email, Grow with support within four business hours, and Enterprise with a named contact.',
      question: 'What support comes with each plan?',
    },
    {
      says: 'Decision records for audits come with the Enterprise plan, together with a named contact and the uptime SLA.',
      question: 'Which plan has decision records for audits?',
      next: nextSteps.sales,
    },
    {
      says: 'A weekly forecast or sentiment report comes with the Grow plan.',
      question: 'Which plan has a weekly report?',
    },
    {
      says: 'We send quotes within one business day, and Grow comes with support within four business hours. We don’t publish other answer times.',
      question: 'How fast do you answer?',
      next: nextSteps.contact,
    },
    {
      says: 'Yes, if one page or one process is worth improving: Start is made for one site and one team. A small site may not see enough visitors in four weeks for a clear result.',
      question: 'Are we big enough for it?',
    },
  ],
  [`${ROUTES.pricing}#questions`]: [
    {
      says: `No, they are samples that show how the plans differ. For a real quote write to ${sales}; sales answers within one business day.`,
      question: 'Are the prices real?',
      next: nextSteps.sales,
    },
    {
      says: 'It ends by itself. Your pages go back to what they were, we keep nothing you have not asked us to keep, and you pay only if you choose a plan.',
      question: 'What happens when the trial ends?',
      why: 'So that you decide on the result and not by forgetting a date. If you do nothing, the trial ends.',
    },
    {
      says: 'Yes, up or down, at the end of any month. Your rules, words and settings move with you.',
      question: 'Can I change plans later?',
    },
    {
      says: 'Plans change at the end of any month, up or down, and a trial ends by itself. We don’t publish a notice period or a minimum term; sales can tell you the terms.',
      question: 'Can I cancel, and is there a notice period?',
      next: nextSteps.sales,
    },
    {
      says: 'A visit is one person on your site until they leave it for half an hour. Crawlers and your own team do not count.',
      question: 'What counts as a visit?',
    },
    {
      says: 'Your pages keep adapting. If it happens two months in a row, we write to you and suggest a better plan.',
      question: 'What if traffic grows past the limit?',
    },
    {
      says: 'Page views, clicks by kind and scroll depth. No names and no email addresses are needed, and visitors can switch all of it off.',
      question: 'What data do you need from us?',
    },
    {
      says: 'No names and no email addresses of your visitors: page views, clicks by kind and scroll depth are enough. Your visitors get the same switches to turn it off.',
      question: 'What do you need to know about our visitors?',
    },
  ],
  [`${ROUTES.pricing}#compare`]: [
    {
      says: 'It depends on your visits and needs: Start fits one site and one team, Grow several pages and a number to beat, Enterprise several teams, audits and a platform to run. You can move up or down later.',
      question: 'Which plan fits us?',
    },
    {
      says: 'Start includes up to 50,000 visits a month, Grow up to 500,000, and Enterprise a custom number.',
      question: 'How many visits does each plan include?',
    },
    {
      says: 'One product comes with Start, two with Grow and all with Enterprise. In Start you choose which one.',
      question: 'One product, two or all of them?',
    },
    {
      // not a count
      says: 'Start and Grow come with three segments and three clusters. With Enterprise you can have your own.',
      question: 'Can we have segments of our own?',
    },
    {
      says: 'Yes, every plan includes the API, with all calls and the same limits per call.',
      question: 'Is the API included in every plan?',
    },
    {
      says: 'A/B tests with a holdout come with Grow and Enterprise, not with Start. In the trial, every plan has a holdout.',
      question: 'Where is A/B testing with a holdout included?',
    },
    {
      says: `Yes, a ${claims.uptime.value} ${claims.uptime.label} comes with the Enterprise plan. Start and Grow have no uptime agreement.`,
      question: 'Which plan has an uptime SLA?',
      next: nextSteps.sales,
    },
    {
      says: 'Every plan has the same API and the same limits per call. The plans differ in products, visits, tests, support and the uptime SLA.',
      question: 'Are there the same API limits in every plan?',
    },
  ],
  [`${ROUTES.pricing}#trial`]: [
    {
      says: `Yes, every plan starts with a ${claims.freeTrial.value} ${claims.freeTrial.label}. You get the full product, the API and the figures, and no card is needed to start.`,
      question: 'Is there a free trial?',
      why: 'Because you should judge it on your own traffic before you pay anything. Start with one page, pick one number and keep one visitor in five on the old version.',
    },
    {
      says: `It is a ${claims.freeTrial.value} trial, whichever plan you choose. It starts when you say so, not when you sign up for news.`,
      question: 'How long is the free trial?',
    },
    {
      says: 'No, no card is needed to start the trial. You pay only if you choose a plan at the end.',
      question: 'Do you ask for payment details first?',
    },
    {
      says: 'Ask for your trial on the contact page: the request form is there, or write to sales. On day one you connect one page or one process, which takes about an hour.',
      question: 'How do I start a trial?',
    },
    {
      says: 'About an hour: on day one you connect one page or one process. By week two your three versions are live next to a holdout, and on the last day you read the result and decide. If you do nothing, it ends.',
      question: 'How long does it take to set up?',
    },
    {
      says: 'Yes, the full product: you get the API and the figures, and nothing is held back for later. Every plan has a holdout in the trial.',
      question: 'Is anything held back in the trial?',
    },
    {
      says: `The trial costs nothing: ${claims.freeTrial.value.replace('-day', ' days')} with the full product and no card, so you judge it before you pay. The smallest plan is ${start.price} a month as a sample price.`,
      question: 'Is it worth the price?',
    },
    {
      says: 'Then start small: connect one page, which takes about an hour, and write three versions that differ in headline, proof and button. A trial takes about five hours of your time in four weeks.',
      question: 'What if we have no time or no developers?',
    },
    {
      says: 'Take your time: the plans, the rules and the articles are all open. When you are ready, the trial starts when you say so.',
      question: 'Can I decide later?',
    },
    {
      says: 'Your pages can be the start: visitors see the message that matters to them. Connect one page in the trial, write three versions and compare them with a holdout.',
      question: 'Can you help with low conversion?',
    },
  ],
};
