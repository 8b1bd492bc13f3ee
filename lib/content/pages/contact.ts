import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '../calls-to-action';
import { claims } from '../claims';
import { site } from '../site';
import { counts } from '../counts';

export const CONTACT_IDS = ['sales', 'support', 'partnerships'] as const;

export const contactCopy = {
  head: {
    eyebrow: 'Contact',
    heading: 'See it on your own case',
    lede: {
      'innovation-leader': 'Thirty minutes, your question, and a person who can answer it.',
      developer:
        'Stuck on a call, or wondering about a limit? Write to support and add the request number. You will get an engineer.',
      'sales-prospect':
        'Ask about plans, a trial or a meeting. Sales answers your question first and asks theirs later.',
    },
  },
  waysHeading: 'Three addresses, three teams',
  write: 'Write to a person',
  ways: {
    sales: {
      icon: 'calendar',
      title: 'Sales',
      text: 'For plans, trials, quotes and security questions before you buy.',
      email: site.emails.sales,
      help: 'Helpful to add: the page or process you have in mind.',
    },
    support: {
      icon: 'life-buoy',
      title: 'Support',
      text: 'For anything that does not work, or works in a way you did not expect. A security hole is urgent: write here first.',
      email: site.emails.support,
      help: 'Helpful to add: what you did, what you saw and, for an API call, its request number.',
    },
    partnerships: {
      icon: 'handshake',
      title: 'Partnerships',
      text: 'For agencies, system integrators and data providers, and for questions from the press.',
      email: site.emails.partnerships,
      help: 'Helpful to add: who you serve and what you would build.',
    },
  },
  demo: {
    heading: 'Request a Demo',
    text: {
      'innovation-leader':
        'You choose a market. We show early signals, the odds and the risks, and we say what we do not know.',
      developer:
        'Thirty minutes with an engineer. We call the API live, break it on purpose and read the errors together.',
      'sales-prospect': `Thirty minutes on one of your own pages. We show what ${counts.segments} kinds of visitors would see, and what to measure.`,
    },
    agendaHeading: 'What happens in the demo',
    agenda: [
      { title: 'First', text: 'You tell us what you want to change and how you would notice.' },
      { title: 'Then', text: 'We show it on your case, live. No slides.' },
      {
        title: 'At the end',
        text: `Next steps, the ${claims.freeTrial.value} ${claims.freeTrial.label} and what it costs afterward.`,
      },
    ],
    button: callToActionCopy['schedule-demo'].label,
    subject: 'Demo request',
    note: 'Would you rather write? Name two times that work for you:',
  },
  helpHeading: 'Maybe the answer is already here',
  help: [
    {
      title: 'How does it work?',
      text: 'The features page shows every rule and lets you compare visitors.',
      link: { label: 'See the features', href: ROUTES.features },
    },
    {
      title: 'What does it cost?',
      text: 'The pricing page has sample plans and answers to common questions.',
      link: { label: 'See the plans', href: ROUTES.pricing },
    },
    {
      title: 'What do you know about me?',
      text: 'The settings page tells you what is stored and how to remove it.',
      link: { label: 'See your data', href: `${ROUTES.settings}#privacy` },
    },
  ],
} as const;
