/** What is shown without a connection. `{date}` stands for the moment at which the copy was kept. */
export const offlineCopy = {
  notice: {
    label: 'Connection',
    offline: 'You are offline.',
    unreachable: 'The site does not answer.',
    online: 'You are online again.',
    stays: 'This page stays readable.',
    visited: 'This page stays readable, and so do pages you have opened before.',
    copy: 'This is the page as it was on {date}.',
    tryAgain: 'Try again',
    renew: 'Load it again',
    hide: 'Hide this note',
  },
  page: {
    title: 'No connection',
    heading: 'This page needs a connection',
    text: 'You are offline, or the site does not answer. There is no copy of this page for your present view.',
    tryAgain: 'Try again',
    listHeading: 'What you can open now',
    listText: 'These pages are kept in this browser from your visits:',
    savedAt: 'as it was on {date}',
    none: 'No page is kept for your present view yet. Pages you open while online can be read here later.',
  },
} as const;
