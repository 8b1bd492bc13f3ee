/** Offline messages. `{date}` is replaced with the time at which the copy was saved. */
export const offlineCopy = {
  notice: {
    label: 'Connection',
    offline: 'You are offline.',
    unreachable: 'The site is not responding.',
    online: 'You are online again.',
    stays: 'You can still read this page.',
    visited: 'You can still read this page and the pages you have opened before.',
    copy: 'This is the page as it was on {date}.',
    tryAgain: 'Try again',
    renew: 'Reload',
    hide: 'Hide this message',
  },
  page: {
    title: 'No connection',
    heading: 'This page needs a connection',
    text: 'You are offline, or the site is not responding. This page has not been saved for your current view.',
    tryAgain: 'Try again',
    listHeading: 'What you can open now',
    listText: 'These pages from your visits are saved in this browser:',
    savedAt: 'as it was on {date}',
    none: 'No pages are saved for your current view yet. You will be able to read pages you open online here later.',
  },
} as const;
