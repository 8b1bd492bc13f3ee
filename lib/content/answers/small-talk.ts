import { ROUTES } from '@/lib/config/routes';
import { site } from '../site';

const { sales, support } = site.emails;

/** Each is a whole reply to small talk or to an attack. */
export const smallTalkLines = {
  greeting:
    'Hello! Ask us about the products, the prices, the API, your data or how this site adapts to you.',
  wellbeing: 'All well here, thank you. What would you like to know?',
  identity:
    'I am this site’s assistant, software and not a person. I answer from its pages, and otherwise I tell you whom to ask.',
  abilities:
    'I answer questions about our products, the plans and prices, the trial, the API, your data, and why you see what you see. What would you like to know?',
  thanks: 'You’re welcome. Just ask if anything else comes up.',
  praise: 'Thank you, that is good to hear. Just ask if anything else comes up.',
  noted: 'Good. Just ask if anything else comes up.',
  goodbye: 'Goodbye, and thanks for visiting.',
  later: 'No problem. All our pages are open, and this chat is here when a question comes up.',
  complaint: `We are sorry about that. Tell us in a few words what you need, or write to ${support}: a person reads every message.`,
  insult: `We are sorry that this went badly. A person can help you better: write to ${support}.`,
  gibberish: 'We could not read that. Ask in a few words, for example: What do the plans cost?',
  arithmetic: 'We leave sums to a calculator. Ask us about the products, the prices or your data.',
  offTopic: `That is not something we can help with here. Ask us about ${site.name}: the products, the prices, the trial or your data.`,
  instructions: `This chat only answers questions about ${site.name} and this site, and nothing typed here changes that.`,
  others: `We show nobody what other people wrote or who they are. Your own data is at ${ROUTES.settings}#privacy.`,
  code: `This chat writes no code and no texts to order. It answers questions about ${site.name} and this site.`,
  promise: `This chat cannot promise anything, and nothing it says is an offer. Please ask ${sales}.`,
} as const;
