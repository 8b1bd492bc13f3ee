import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { sales, support, partnerships } = site.emails;

/** The company, its contacts and the demo. */
export const companyFacts: FactsByPlace = {
  [ROUTES.about]: [
    {
      says: `${site.name} is an AI platform that automates work, forecasts markets, runs AI features and reads sentiment. Every page of this site adapts to you and can tell you why.`,
      question: `What is ${site.name}?`,
    },
    {
      says: `${claims.enterprises.value} enterprises work with ${site.name}. We don’t publish their names, and our case studies are illustrative examples.`,
      question: 'How many customers do you have?',
    },
    {
      says: `${claims.conversionUplift.sentence} Your own number comes from a trial with a holdout.`,
      question: 'How much uplift can we expect?',
      why: 'Because visitors see the message that matters to them. Whether it holds for you shows only against a holdout on your own traffic.',
    },
  ],
  [`${ROUTES.about}#vision`]: [
    {
      says: 'A web that adapts like a good host: attentive, open about what it noticed, and quick to stop when asked.',
      question: 'What is your vision?',
    },
    {
      says: 'To give teams AI that they can explain to a customer in one sentence. If we cannot say why the software did something, we do not ship it.',
      question: 'What is your mission?',
    },
  ],
  [`${ROUTES.about}#differentiators`]: [
    {
      says: 'Six things. You can read its rules, the right words come first, and every visitor has switches. It needs little data, works when the model is down, and is one platform for four jobs.',
      question: 'What makes you different?',
      why: 'Because AI that adapts pages needs trust: rules that can be read, switches that work at once, and little data.',
    },
    {
      says: 'Yes. Twelve plain rules decide what this site shows. They are written down, tested at every limit and open for you to try.',
      question: 'Can we read your rules?',
    },
    {
      says: 'No. The words meant for you come with the page: the version is picked before the first byte, so nothing flashes and nothing jumps while you read.',
      question: 'Does the page flicker when it adapts?',
    },
    {
      says: 'Local rules take over. If an analysis is slow or over budget, visitors see a sensible page and no error.',
      question: 'What is the fallback without a model?',
    },
    {
      says: 'A summary of the last 20 events is enough to decide. We build no profile of you beyond this site.',
      question: 'How little data is enough to decide?',
    },
    {
      says: 'Automation, forecasts, development and sentiment share data and limits and, in the Enterprise plan, one uptime SLA.',
      question: 'What do the products share?',
    },
    {
      says: `A chat model answers what you type; ${site.name} runs in your pages and processes. Its decisions follow rules that you can read, return their reason, and keep working when a model is down.`,
      question: 'Why not just use a chat model?',
    },
    {
      says: `${site.name} works alone or beside what you have: begin with one page or one process in a free trial. It stands for readable rules, small data and a switch for every visitor.`,
      question: 'What if we already use another tool?',
      next: nextSteps.trial,
    },
    {
      says: 'No profile is needed: a summary of the last 20 events on one site is enough, and every visitor can turn it off at once.',
      question: 'Is personalization creepy?',
    },
    {
      says: 'People do. Below the confidence that you set, a person decides; editors write every version; and each visitor can switch adaptation off.',
      question: 'Does a human decide in the end?',
    },
  ],
  [`${ROUTES.about}#careers`]: [
    {
      says: 'No open roles are listed today, but write to us anyway. Tell us one thing you made, one thing you would fix on this site, and where you live. A person reads every message.',
      question: `Are there jobs at ${site.name}?`,
      next: nextSteps.careers,
    },
  ],
  [`${ROUTES.contact}#addresses`]: [
    {
      says: `Write to ${sales}. For help, write to ${support}. For partners, it is ${partnerships}. A person reads what you write.`,
      question: 'How do I contact you?',
    },
  ],
  [`${ROUTES.contact}#sales`]: [
    {
      says: `Write to ${sales}. Sales handles plans, trials, quotes and security questions before you buy; it helps to add the page or process you have in mind.`,
      question: 'How do I reach sales?',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.contact}#support`]: [
    {
      says: `Write to ${support}. Add what you did, what you saw and, for an API call, its request number; you will get an engineer.`,
      question: 'How do I reach support?',
      next: nextSteps.support,
    },
  ],
  [`${ROUTES.contact}#partnerships`]: [
    {
      says: `Yes, write to ${partnerships}. It is for agencies, system integrators and data providers. Add who you serve and what you would build.`,
      question: 'How do I become a partner?',
      next: nextSteps.partnerships,
    },
  ],
  [`${ROUTES.contact}#demo`]: [
    {
      says: 'Fill in the form on the contact page, or write to sales and name two times that work for you. Sales suggests a date by email.',
      question: 'Where can I request a demo?',
      next: nextSteps.demo,
    },
    {
      says: 'Thirty minutes: five for what you want to change, twenty on your own case, live and without slides, and five for next steps, the trial and its cost afterward.',
      question: 'What happens in the demo?',
      next: nextSteps.demo,
      why: 'Because it is your case that is on the screen: five minutes to say what you want to change, twenty to see it live.',
    },
    {
      says: 'Sales reads your request and suggests a date by email. You say what you would like to see or suggest another time, then we meet for half an hour on your case.',
      question: 'What happens after I request a demo?',
      next: nextSteps.demo,
    },
    {
      says: 'It depends on your view: leaders bring a market, sales teams one of their own pages, and developers get an engineer who calls the API live. Say what you want to change and how you would notice.',
      question: 'What should I bring to the demo?',
      next: nextSteps.demo,
    },
    {
      says: 'We don’t name a price for a demo. It takes half an hour, and you leave with a plan that you can use with us or without us.',
      question: 'Does the demo cost anything?',
      next: nextSteps.demo,
    },
  ],
  [ROUTES.contact]: [
    {
      says: 'Yes, a person reads every message. Sales answers your question first and asks theirs later.',
      question: 'Does a person read my message?',
    },
  ],
};
