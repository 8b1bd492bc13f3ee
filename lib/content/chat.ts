import { MAX_MESSAGE_LENGTH } from '@/lib/config/input-limits';
import { ROUTES } from '@/lib/config/routes';
import type { Segment } from '@/lib/personalization/persona';

type Triple = readonly [string, string, string];

type ChatCopy = {
  title: string;
  about: string;
  /** Below an answer: how it was written. */
  sources: Record<'site' | 'model', string>;
  expand: string;
  shrink: string;
  close: string;
  conversation: string;
  /** Read by screen readers before each message. */
  authors: { visitor: string; assistant: string };
  greeting: string;
  /** `unsaved`: for visitors who are not remembered. */
  privacy: Record<'saved' | 'unsaved', { text: string; link: string }> & { href: string };
  readingHistory: string;
  thinking: string;
  showAll: string;
  /** Spec §8, word for word. */
  trouble: string;
  retry: string;
  /** Label of the actions below an answer. */
  actions: string;
  /** Read by screen readers before the button below an answer. */
  nextStep: string;
  /** Above the buttons with other questions that may have been meant. */
  didYouMean: string;
  field: string;
  placeholder: string;
  send: string;
  tooLong: string;
  /** '1850 of 2000 characters' */
  count: { of: string; characters: string };
  suggestions: { label: string; questions: Record<Segment, Triple> };
};

export const chatCopy = {
  title: 'Chat assistant',
  about: 'Answers from the pages of this site',
  sources: {
    site: 'Quick answer, in the words of our pages',
    model: 'Written by AI from our pages. Double-check anything important.',
  },
  expand: 'Expand chat',
  shrink: 'Shrink chat',
  close: 'Close chat',
  conversation: 'Conversation',
  authors: { visitor: 'You:', assistant: 'Assistant:' },
  greeting: 'Ask about the products, the prices or how this site adapts to you.',
  privacy: {
    saved: {
      text: 'Your messages are saved, so you will find them here next time.',
      link: 'See or delete them',
    },
    unsaved: {
      text: 'Your messages are not saved. They disappear when you reload the page.',
      link: 'See what is saved',
    },
    href: `${ROUTES.settings}#privacy`,
  },
  readingHistory: 'Looking for your earlier messages…',
  thinking: 'Thinking…',
  showAll: 'Show full text',
  trouble: "I'm having trouble responding right now. Please try again later.",
  retry: 'Retry',
  actions: 'What you can do next',
  nextStep: 'Next step:',
  didYouMean: 'Did you mean …?',
  field: 'Your message',
  placeholder: 'Type a question',
  send: 'Send message',
  tooLong: `Shorten your message to ${MAX_MESSAGE_LENGTH} characters. Nothing you typed is lost.`,
  count: { of: 'of', characters: 'characters' },
  suggestions: {
    label: 'Questions to start with',
    questions: {
      'innovation-leader': [
        'How early do you spot market trends?',
        'What does AI Automation do?',
        'How accurate is Sentiment Analysis?',
      ],
      developer: [
        'Is there an OpenAPI file?',
        'What is the Enterprise AI Platform?',
        'Can I test the rules?',
      ],
      'sales-prospect': ['Is there a free trial?', 'How do I compare the plans?', 'Can I request a demo?'],
    },
  },
} as const satisfies ChatCopy;
