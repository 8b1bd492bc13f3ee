import { ROUTES } from '@/lib/config/routes';
import type { ConsentMode, ConsentState } from '@/lib/personalization/consent';

type ConsentCopy = {
  /** The consent notice and its buttons. `stop` and `agree` have the same visual weight. */
  notice: Record<ConsentMode, { label: string; text: string; agree: string; stop: string; read: string }>;
  privacy: string;
  /** The line in the footer and the settings, by whether the visitor is remembered. */
  line: Record<'on' | 'off' | 'browser', string>;
  /** For visitors without scripts, whose buttons do not work. */
  unscripted: string;
  turnOff: string;
  turnOn: string;
  said: Record<'on' | 'off', string>;
  settings: { heading: string; text: string; off: string };
  /** Why behavioral analytics is off, whatever the switch was set to. */
  switch: Record<'off' | 'browser', string>;
  inputs: {
    heading: string;
    names: Record<'address' | 'campaign' | 'choice' | 'behavior' | 'memory', string>;
    used: string;
    unused: string;
    behavior: Record<ConsentState | 'switched-off', string>;
    memory: { kept: string; none: string; off: string };
  };
};

export const consentCopy = {
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
  line: {
    on: 'This site remembers your visit.',
    off: 'This site does not remember your visit.',
    browser: 'Your browser asks sites not to track you, so this one does not remember your visit.',
  },
  unscripted: 'To opt out without JavaScript, block this site’s cookies in your browser.',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  said: {
    on: 'This site remembers your visit from now on.',
    off: 'This site has forgotten your visit and will not remember anything more.',
  },
  settings: {
    heading: 'May this site remember you?',
    text: 'If so, we store your choices in this browser and in our database, and record the pages you open and what you click. When we test two versions of a page, we also record which one you saw. If not, pages still adapt to the link you open and to what you choose here, until you reload or leave the page.',
    off: 'Turning it off deletes the records, the cookies and the stored entries at once. What you sent us yourself, such as feedback or a demo request, stays. To delete that as well, do it first, below.',
  },
  switch: {
    off: 'Off, because you are not being remembered. You can change that in the footer.',
    browser: 'Off, because your browser asks sites not to track you (Global Privacy Control).',
  },
  inputs: {
    heading: 'What your view is based on',
    names: {
      address: 'The address you opened',
      campaign: 'The ad that brought you',
      choice: 'What you chose here',
      behavior: 'How you use the site',
      memory: 'A cookie',
    },
    used: 'in use',
    unused: 'not used',
    behavior: {
      on: 'on',
      'switched-off': 'off in your settings',
      'off-by-browser': 'off, because your browser asks',
      'off-by-choice': 'off, as you chose',
      'off-until-asked': 'off until you agree',
    },
    memory: { kept: 'remembers your last view', none: 'none yet', off: 'none, because nothing is stored' },
  },
} as const satisfies ConsentCopy;
