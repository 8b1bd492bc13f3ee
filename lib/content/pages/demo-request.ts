import { DEMO_REQUEST_LIMITS as LIMITS } from '@/lib/config/demo-request-limits';
import { claims } from '@/lib/content/claims';
import type { TitledText } from './page-copy';

type FieldLabels = { label: string; hint?: string };
type FailureId = 'network' | 'busy' | 'trouble' | 'refused';

type DemoRequestCopy = {
  heading: string;
  fields: Record<'name' | 'email' | 'company' | 'companySize' | 'message', FieldLabels>;
  /** The message of who comes to ask for the trial, until they write their own. */
  trialMessage: string;
  noSize: string;
  trap: string;
  privacy: string;
  send: string;
  sending: string;
  close: string;
  mistakes: TitledText;
  failures: Record<FailureId, TitledText>;
  writeInstead: string;
  thanks: { heading: string; text: string; nextHeading: string; next: readonly string[]; close: string };
};

/** What the form and the server say about a field. Each message tells what to do. */
export const demoRequestErrors = {
  name: {
    missing: 'Enter your name.',
    long: `Shorten your name to ${LIMITS.name} characters.`,
  },
  email: {
    missing: 'Enter your work e-mail address.',
    invalid: 'Enter the whole e-mail address, such as name@company.example.',
    long: `Shorten the e-mail address to ${LIMITS.email} characters.`,
  },
  company: {
    missing: 'Enter the name of your company.',
    long: `Shorten the company name to ${LIMITS.company} characters.`,
  },
  companySize: { unknown: 'Choose one of the sizes in the list, or none.' },
  message: { long: `Shorten the message to ${LIMITS.message} characters.` },
} as const;

export const demoRequestCopy = {
  heading: 'Whom do we show it to?',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Work e-mail', hint: 'We reply to this address.' },
    company: { label: 'Company' },
    companySize: { label: 'Company size (optional)' },
    message: {
      label: 'Message (optional)',
      hint: `The page or process you have in mind, and two times that suit you. Want the ${claims.freeTrial.value} ${claims.freeTrial.label}? Say so here.`,
    },
  },
  trialMessage: `We would like to start the ${claims.freeTrial.value} ${claims.freeTrial.label}.`,
  noSize: 'Choose a size',
  trap: 'Leave this field empty',
  privacy:
    'We use this to answer you and for nothing else. With it we store which view of the site you saw and, where this browser is remembered, the ad or link that brought you here.',
  send: 'Send request',
  sending: 'Sending…',
  close: 'Close',
  mistakes: { title: 'Your request is not sent yet', text: 'Correct this, then send it again:' },
  failures: {
    network: {
      title: 'We got no answer',
      text: 'Check your connection and send it again. Everything you typed is still here. Sent again unchanged, it counts once.',
    },
    busy: {
      title: 'Your request was not sent',
      text: 'Too many requests came from your connection. Wait ten minutes and send it again. Everything you typed is still here.',
    },
    trouble: {
      title: 'Your request was not saved',
      text: 'Something went wrong on our side. Send it again in a minute. Everything you typed is still here.',
    },
    refused: {
      title: 'Your request was not accepted',
      text: 'The site did not take it as it is. Everything you typed is still here; copy it before you reload the page.',
    },
  },
  writeInstead: 'Or write to',
  thanks: {
    heading: 'Thank you. Your request is saved.',
    text: 'The sales team replies by e-mail to',
    nextHeading: 'What happens next',
    next: [
      'Sales reads your request and writes to you with a date.',
      'You say what you would like to see, or suggest another time.',
      'We meet for half an hour, on a case of yours.',
    ],
    close: 'Done',
  },
} as const satisfies DemoRequestCopy;
