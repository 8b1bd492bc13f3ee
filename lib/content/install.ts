import { site } from './site';

/** The install card, and the screenshot labels in browsers’ install dialogs. */
export const installCopy = {
  heading: `Keep ${site.name} handy`,
  text: 'Install it to open it in its own window.',
  install: 'Install',
  later: 'Maybe later',
  close: 'Close',
  announcement: 'You can install this site. The offer is at the end of the page.',
  ios: {
    text: 'Add it to your home screen to open it like an app.',
    steps: ['Tap Share in your browser’s toolbar.', 'Choose “Add to Home Screen”.'], // not a label of this site
    gotIt: 'Got it',
  },
  screenshots: {
    wide: 'The home page on a computer, with the visitor selector above the headline',
    narrow: 'The home page on a phone',
  },
} as const;
