import { ROUTES } from '@/lib/config/routes';
import { site } from '../site';
import type { FactsByPlace } from './fact';
import { nextSteps } from './next-steps';

const { sales, support } = site.emails;

/** What the assistant says of itself. */
export const assistantFacts: FactsByPlace = {
  [`${ROUTES.contact}#addresses`]: [
    {
      says: 'I am this site’s assistant, software and not a person. I answer from its pages, and otherwise I tell you whom to ask.',
      question: 'Am I talking to a person?',
      next: nextSteps.contact,
    },
    {
      says: 'I answer questions about our products, the plans and prices, the trial, the API, your data, and why you see what you see.',
      question: 'What can I ask here?',
      next: nextSteps.contact,
    },
    {
      says: 'I only answer questions about this site: our products, the plans, the API and your data.',
      question: 'Do you answer questions about anything else?',
      next: nextSteps.contact,
    },
    {
      says: `This chat cannot promise anything, and nothing it says is an offer. Please ask ${sales}.`,
      question: 'Is what the assistant says binding?',
      next: nextSteps.sales,
    },
  ],
  [`${ROUTES.contact}#support`]: [
    {
      says: `We are sorry about that. Tell us in a few words what you need, or write to ${support}: a person reads every message.`,
      question: 'What if the assistant does not help?',
      next: nextSteps.support,
    },
  ],
  [`${ROUTES.settings}#privacy`]: [
    {
      says: 'We show nobody what other people wrote or who they are. Your own data is in the settings, under privacy.',
      question: 'Can I see what other visitors wrote?',
      next: nextSteps.privacy,
    },
  ],
};
