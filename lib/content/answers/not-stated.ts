import { ROUTES } from '@/lib/config/routes';
import { claims } from '../claims';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { sales, support } = site.emails;

/** Questions that no page answers. Each answer says so and names a contact. */
export const notStatedFacts: FactsByPlace = {
  [`${ROUTES.pricing}#plans`]: [
    {
      says: `We don’t publish which plan is chosen most, or whether one plan covers several sites. Start is made for one site and one team; ask ${sales} about yours.`,
      question: 'Which plan is chosen most?',
    },
  ],
  [`${ROUTES.solutions}#enterprise-ai`]: [
    {
      says: `We don’t publish whether models learn from a customer’s data, or whether you can bring your own. The platform runs and governs models, it does not build them; ask ${sales}.`,
      question: 'Do models learn from our data?',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.solutions}#market-intelligence`]: [
    {
      says: `They are our aims. ${claims.forecastAccuracy.value} is how often the outcome lies inside the range of a forecast, ${claims.sentimentAccuracy.value} how often the tone agrees with what two people read. We publish no measurements; ask ${sales} for details.`,
      question: 'How were the accuracy figures measured?',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.about}#differentiators`]: [
    {
      says: `We don’t compare ourselves with named products. Six things make us different, such as rules you can read; ask ${sales} about a particular product.`,
      question: 'How do you compare with a particular competitor?',
    },
  ],
  [ROUTES.about]: [
    {
      says: `We don’t publish who works at ${site.name} or how many of us there are. Write to ${sales} if it matters for your decision.`,
      question: `Who works at ${site.name}?`,
    },
    {
      says: `We don’t publish names: no founders, managers or team members. Write to ${sales}, and a person answers.`,
      question: `Who leads ${site.name}?`,
      next: nextSteps.contact,
    },
    {
      says: `We don’t publish when or where ${site.name} was founded. Our vision and our mission are on the about page; ask ${sales} for more.`,
      question: `Since when does ${site.name} exist?`,
    },
    {
      says: `We don’t publish revenue, profit, funding or investors. Write to ${sales} if you need it.`,
      question: 'What are your revenue, funding and investors?',
      next: nextSteps.contact,
    },
  ],
  [`${ROUTES.contact}#support`]: [
    {
      says: `We don’t publish what the site is built with, and we offer no source code. Write to ${support}, and an engineer answers.`,
      question: 'What is the site built with, and is it open source?',
    },
    {
      says: `We don’t publish anything on migrating data from another tool or exporting it to one. Ask ${support} about your case.`,
      question: 'Can we migrate data from another tool?',
    },
  ],
  [`${ROUTES.contact}#addresses`]: [
    {
      says: `We don’t publish an office address or a country. Write to ${sales}, and a person will tell you.`,
      question: 'Where is your office?',
    },
    {
      says: `We don’t publish a phone number. Write to ${sales} or ${support}, or request a demo to talk to a person.`,
      question: 'Do you take calls?',
    },
    {
      says: `We don’t publish opening hours. Write to ${sales} or ${support} at any time, and a person answers.`,
      question: 'What are your opening hours?',
    },
    {
      says: `We don’t publish anything on patents, awards or our environmental footprint. Write to ${sales}, and a person will tell you.`,
      question: 'Do you have patents or awards?',
    },
  ],
  [`${ROUTES.contact}#sales`]: [
    {
      says: `We don’t publish how stored data is encrypted, at rest or in transit. Ask ${sales}, who answer security questions before you buy.`,
      question: 'Is stored data encrypted?',
      next: nextSteps.sales,
    },
    {
      says: `We have no certificate or audit report to show on this site. Sales answers security questions: ${sales}.`,
      question: 'Do you have a security certification?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish in which country, data center or database data is stored. Ask ${sales}, who answer security questions before you buy.`,
      question: 'Where is the data stored?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish how clean or complete your data has to be. A free trial shows it on your own page; ask ${sales} about your case.`,
      question: 'How clean does our data have to be?',
      next: nextSteps.trial,
    },
    {
      says: `We don’t publish whether a trial can be extended. It is a ${claims.freeTrial.value} trial; ask ${sales} if you need longer.`,
      question: 'Can the trial be extended?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish payment methods, invoice terms or billing details. Ask ${sales}, who send you a real quote and can tell you how you pay.`,
      question: 'How can I pay?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish discounts, for yearly payment or for particular groups. Ask ${sales} for a quote.`,
      question: 'Is there a discount?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish a refund policy or penalties. You can judge the product in a free trial first; ask ${sales} about the terms.`,
      question: 'Is there a refund?',
      next: nextSteps.trial,
    },
    {
      says: `We don’t publish contract terms, a data processing agreement or other legal text. Ask ${sales} before you buy.`,
      question: 'Where are your legal terms?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish anything on single sign-on, roles or user accounts for customers. Ask ${sales}, who answer security questions before you buy.`,
      question: 'Which logins and roles do customers get?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish a roadmap or release dates. Ask ${sales} about what is planned.`,
      question: 'What is on your roadmap?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish in which languages the products work or our team answers; our pages are in English. Ask ${sales}.`,
      question: 'Which languages do the products support?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t publish in which countries ${site.name} is available. Ask ${sales} about yours.`,
      question: 'In which countries are you available?',
      next: nextSteps.sales,
    },
    {
      says: `We don’t offer gift cards, vouchers or merchandise. Ask ${sales} for a quote.`,
      question: 'Do you sell gift cards?',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.settings}#privacy`]: [
    {
      says: 'We don’t publish a claim of GDPR, CCPA or HIPAA compliance. We say what we store, honor Global Privacy Control, and let you see, download and delete your data.',
      question: 'Are you GDPR compliant?',
    },
    {
      says: `We don’t publish the model behind each product. Where this site runs Claude, Anthropic gets the question; ask ${sales} for more.`,
      question: 'Which model do you use?',
    },
    {
      says: `We don’t list your location or your age among what we store. Ask ${support} if something is unclear.`,
      question: 'Do you use my location?',
    },
  ],
  [ROUTES.home]: [
    {
      says: 'We don’t offer a native app or a browser extension. You can install this site from your browser.',
      question: 'Is there a native app or a browser extension?',
    },
  ],
  [ROUTES.api]: [
    {
      says: `We don’t list ready-made integrations with particular products. There is an open API with an OpenAPI file to connect your systems; ask ${sales} about yours.`,
      question: 'Do you integrate with a particular product?',
    },
    {
      says: 'We don’t offer an SDK or a package. Every call is plain JSON over HTTP with a curl command to copy, and the OpenAPI file lets your own tools generate a client.',
      question: 'Is there an SDK?',
    },
    {
      says: `We don’t offer GraphQL, gRPC or another interface; our API is JSON over HTTP. Ask ${support} about yours.`,
      question: 'Do you support GraphQL?',
    },
  ],
  [`${ROUTES.api}#calls`]: [
    {
      says: `We don’t document webhooks. Calls are plain requests with one response each; ask ${support} about your case.`,
      question: 'Does the API have webhooks?',
    },
  ],
  [ROUTES.contentHub]: [
    {
      says: `We don’t list training courses, webinars or a community. The Content Hub has practical guides, and ${support} helps with questions.`,
      question: 'Do you offer training?',
    },
  ],
  [ROUTES.cases]: [
    {
      says: `${claims.enterprises.value} ${claims.enterprises.label} work with us, but we don’t publish their names, and our case studies are made-up examples. Ask ${sales} for references.`,
      question: 'Who are your customers?',
      next: nextSteps.sales,
    },
  ],
};
