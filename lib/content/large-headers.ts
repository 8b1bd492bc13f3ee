export const longAddress =
  'This address is too long for our server. Remove what follows the question mark, or start at the home page.';

/** Shown if a browser sends more cookies than the server accepts, on a plain page without styles. */
export const largeHeaders = {
  title: 'Your browser sent too many cookies',
  text: 'Websites on this domain have stored more cookies in your browser than our server can read, so we could not open the page.',
  steps: [
    'Delete this site’s cookies. In most browsers, choose the icon to the left of the address, then the entry for cookies or site data.',
    'Load this page again.',
  ],
  otherwise: 'If you are in a hurry, open the page in a private window. It starts without cookies.',
} as const;
