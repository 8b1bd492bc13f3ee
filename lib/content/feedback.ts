import { pageNames } from './page-names';

/** The part of the home page that opens the dialog. */
export const feedbackOffer = {
  heading: 'Is this page right for you?',
  text: 'Tell us what works and what does not. It takes half a minute.',
  button: 'Give feedback',
  failed: 'Not loaded. Try again',
};

export const feedbackCopy = {
  buttons: { submit: 'Submit', submitting: 'Submitting...', close: 'Close' },
  counter: { left: 'Characters left:', atMost: 'at most' },
  dialog: {
    heading: 'How do you like this site?',
    text: 'Choose a rating. A comment helps us but is optional.',
    legend: 'Your rating',
    labels: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    comment: 'Comment (optional)',
    hint: 'What were you looking for, and did you find it?',
    privacy: `Please leave out names and addresses. In ${pageNames.settings} you can see or delete what you sent, as long as this browser is remembered.`,
    thanks: { heading: 'Thank you for your feedback', text: 'Your feedback is saved.' },
  },
  relevance: {
    legend: 'Was this relevant?',
    ends: { low: 'Not at all', high: 'Very' },
    labels: ['1 of 5, not at all', '2 of 5', '3 of 5', '4 of 5', '5 of 5, very'],
    comment: 'What would be more useful? (optional)',
    thanks: 'Thank you. Your rating is saved.',
  },
} as const;
