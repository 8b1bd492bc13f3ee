import { MAX_MESSAGE_LENGTH } from '@/lib/config/input-limits';
import { ROUTES } from '@/lib/config/routes';
import { productNames } from './product-names';

export const chatCopy = {
  title: 'Chat assistant',
  about: 'Answers from the pages of this site',
  // Below an answer: how it was written.
  sources: {
    site: 'Quick answer, in the words of our pages',
    model: 'Written by AI from our pages. Double-check anything important.',
  },
  expand: 'Expand chat',
  shrink: 'Shrink chat',
  close: 'Close chat',
  conversation: 'Conversation',
  // Read by screen readers before each message.
  authors: { visitor: 'You:', assistant: 'Assistant:' },
  greeting: 'Ask about the products, the prices or how this site adapts to you.',
  privacy: {
    saved: {
      text: 'Your messages are saved, so you will find them here next time.',
      link: 'See or delete them',
    },
    // For visitors who are not remembered.
    unsaved: {
      text: 'Your messages are not saved. They disappear when you reload the page.',
      link: 'See what is saved',
    },
    href: `${ROUTES.settings}#privacy`,
  },
  readingHistory: 'Looking for your earlier messages…',
  thinking: 'Thinking…',
  showAll: 'Show full text',
  // Spec §8, word for word.
  trouble: "I'm having trouble responding right now. Please try again later.",
  retry: 'Retry',
  actions: 'What you can do next',
  nextStep: 'Next step:',
  // ‘More on Pricing’
  moreOn: 'More on',
  // Above cards that follow an answer.
  related: 'Related',
  field: 'Your message',
  placeholder: 'Type a question',
  send: 'Send message',
  tooLong: `Shorten your message to ${MAX_MESSAGE_LENGTH} characters. Nothing you typed is lost.`,
  // ‘1850 of 2000 characters’
  count: { of: 'of', characters: 'characters' },
  suggestions: {
    label: 'Questions to start with',
    questions: {
      'innovation-leader': [
        'How early do you spot market trends?',
        `What does ${productNames['ai-automation']} do?`,
        `How accurate is ${productNames['sentiment-analysis']}?`,
      ],
      developer: [
        'Is there an OpenAPI file?',
        `What is the ${productNames['enterprise-ai']}?`,
        'Can I test the rules?',
      ],
      'sales-prospect': ['Is there a free trial?', 'How do I compare the plans?', 'Can I request a demo?'],
    },
  },
} as const;
