import { ROUTES } from '@/lib/config/routes';
import type { ConsentMode, ConsentState } from '@/lib/personalization/consent';

type ConsentCopy = {
  /** The small notice: what it says, and its buttons. `stop` and `agree` have the same weight. */
  notice: Record<ConsentMode, { label: string; text: string; agree: string; stop: string; read: string }>;
  privacy: string;
  /** The line in the footer and in the settings, by whether the visitor is remembered. */
  line: Record<'on' | 'off' | 'browser', string>;
  /** Without scripts, where no button can work. */
  unscripted: string;
  turnOff: string;
  turnOn: string;
  said: Record<'on' | 'off', string>;
  settings: { heading: string; text: string; off: string };
  /** Why the switch of behavioral analytics is off, whatever it was set to. */
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
      text: 'This site notes pages and clicks, for itself alone, to show you what fits.',
      agree: 'Fine',
      stop: 'Turn it off',
      read: 'What is kept',
    },
    'opt-in': {
      label: 'A question about what this site remembers',
      text: 'May this site remember your visit? It would note pages and clicks, for itself alone, to show you what fits.',
      agree: 'Yes, remember',
      stop: 'No',
      read: 'What is kept',
    },
  },
  privacy: `${ROUTES.settings}#privacy`,
  line: {
    on: 'This site remembers your visit.',
    off: 'This site does not remember your visit.',
    browser: 'Your browser asks sites not to track you, so this one does not remember your visit.',
  },
  unscripted: 'To refuse without JavaScript, block the cookies of this site in your browser.',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  said: {
    on: 'This site remembers your visit from now on.',
    off: 'This site has forgotten your visit and remembers nothing more.',
  },
  settings: {
    heading: 'May this site remember you?',
    text: 'If so, it keeps your choices in this browser and in our database, and notes pages and clicks. If not, pages still follow the link you open and what you choose here, until you load or leave the page.',
    off: 'Turning it off deletes the notes, the cookies and the stored entries at once. What you sent us yourself, such as feedback or a demo request, stays: delete that first, below.',
  },
  switch: {
    off: 'Off, because this site may not remember you. The line in the footer changes that.',
    browser: 'Off, because your browser asks sites not to track you (Global Privacy Control).',
  },
  inputs: {
    heading: 'What the site goes by',
    names: {
      address: 'The address you opened',
      campaign: 'The ad that brought you',
      choice: 'What you chose here',
      behavior: 'How you use the site',
      memory: 'A cookie',
    },
    used: 'in use',
    unused: 'nothing in it',
    behavior: {
      on: 'on',
      'switched-off': 'off, by your switch',
      'off-by-browser': 'off, as your browser asks',
      'off-by-choice': 'off, as you chose',
      'off-until-asked': 'off, until you agree',
    },
    memory: { kept: 'keeps your last view', none: 'none yet', off: 'none, as nothing may be kept' },
  },
} as const satisfies ConsentCopy;
