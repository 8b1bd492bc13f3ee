/** The page that an installed or visited site shows without a connection. */
export const offlineCopy = {
  title: 'No connection',
  heading: 'This page needs a connection',
  text: 'You are offline, or the site is not responding.',
  tryAgain: 'Try again',
} as const;
