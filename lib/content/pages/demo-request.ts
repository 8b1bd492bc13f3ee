import { callToActionCopy } from '@/lib/content/calls-to-action';
import { DEMO_REQUEST_LIMITS as LIMITS } from '@/lib/config/input-limits';
import { claims } from '@/lib/content/claims';

/** Field errors of the form and the server. Each message says what to do. */
export const demoRequestErrors = {
  name: { missing: 'Enter your name.', long: `Shorten your name to ${LIMITS.name} characters.` },
  email: {
    missing: 'Enter your work email address.',
    invalid: 'Enter the full email address, such as name@company.example.',
    long: `Shorten the email address to ${LIMITS.email} characters.`,
  },
  company: {
    missing: 'Enter the name of your company.',
    long: `Shorten the company name to ${LIMITS.company} characters.`,
  },
  companySize: { unknown: 'Choose one of the sizes in the list, or none.' },
  message: { long: `Shorten the message to ${LIMITS.message} characters.` },
} as const;

export const demoRequestCopy = {
  heading: 'Who should we show it to?',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Work email', hint: 'We reply to this address.' },
    company: { label: 'Company' },
    companySize: { label: 'Company size (optional)' },
    message: {
      label: 'Message (optional)',
      hint: 'The page or process you have in mind, and two times that work for you.',
    },
  },
  // For visitors who come for the trial.
  trial: {
    heading: `Start your ${claims.freeTrial.value} trial`,
    send: callToActionCopy['start-free-trial'].label,
    message: `We would like to start the ${claims.freeTrial.value} ${claims.freeTrial.label}.`,
  },
  optional: 'Add company size and a message',
  noSize: 'Choose a size',
  trap: 'Leave this field empty',
  privacy:
    'We use this only to answer you. We also store which view of the site you saw and, if this browser is remembered, the ad or link that brought you here.',
  send: callToActionCopy['schedule-demo'].label,
  sending: 'Sending…',
  mistakes: { title: 'Your request has not been sent yet', text: 'Correct this, then send it again:' },
  failures: {
    network: {
      title: 'We got no response',
      text: 'Check your connection and send it again. Everything you typed is still here. If it arrives twice, it counts once.',
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
      text: 'The site could not accept it in this form. Everything you typed is still here. Copy it before you reload the page.',
    },
  },
  writeInstead: 'Or write to',
  thanks: {
    heading: 'Thank you. Your request is saved.',
    text: 'The sales team will reply by email to',
    nextHeading: 'What happens next',
    next: [
      'Sales reads your request and suggests a date by email.',
      'You say what you would like to see, or suggest another time.',
      'We meet for half an hour and work on your case.',
    ],
    close: 'Done',
  },
} as const;
