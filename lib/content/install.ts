import { site } from './site';

/** The install card, and the line that phones and computers show when they install the site. */
export const installCopy = {
  heading: `Keep ${site.name} at hand`,
  text: 'Install it to open it in its own window. Pages you have opened stay readable offline.',
  install: 'Install',
  later: 'Maybe later',
  close: 'Close',
  announcement: 'This site can be installed. The offer stands at the end of the page.',
  ios: {
    text: 'Add it to your home screen. Pages you have opened stay readable offline.',
    steps: ['Tap Share in the bar of your browser.', 'Choose “Add to Home Screen”.'],
    gotIt: 'Got it',
  },
  screenshots: {
    wide: 'The home page on a computer, with the choice of visitor above the headline',
    narrow: 'The home page on a phone',
  },
} as const;
