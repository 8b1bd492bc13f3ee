import { ROUTES } from '@/lib/config/routes';

const WITHDRAWING =
  'This site records nothing more of your visit. What it has stored so far is still to be deleted: our server has not confirmed it yet, so every page you open asks again.';

export const consentCopy = {
  // By whether the visitor is remembered.
  line: {
    on: 'This site remembers your visit.',
    off: 'This site does not remember your visit.',
    withdrawing: WITHDRAWING,
    browser: 'Your browser asks sites not to track you, so this one does not remember your visit.',
    demo: 'Nothing is remembered in this view.',
  },
  unscripted: 'To opt out without JavaScript, block this site’s cookies in your browser.',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  announcements: {
    on: 'This site remembers your visit from now on.',
    off: 'This site has forgotten your visit and will not remember anything more.',
    withdrawing: WITHDRAWING,
  },
  // Why behavioral analytics is off, whatever the switch was set to.
  switch: {
    off: 'Off, because you are not being remembered. You can change that in the footer.',
    browser: 'Off, because your browser asks sites not to track you (Global Privacy Control).',
  },
} as const;

export const consentNoticeCopy = {
  notice: {
    notice: {
      label: 'What this site remembers',
      text: 'We record the pages you open and what you click here, to adapt the site and learn what works.',
      agree: 'OK',
      stop: 'Turn it off',
      read: 'What is stored',
    },
    'opt-in': {
      label: 'A question about your privacy',
      text: 'May we remember your visit? We would record the pages you open and what you click, only here, to show what’s relevant and learn what works.',
      agree: 'Yes, remember me',
      stop: 'No',
      read: 'What is stored',
    },
  },
  privacy: `${ROUTES.settings}#privacy`,
} as const;
