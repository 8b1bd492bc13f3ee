import { ROUTES } from '@/lib/config/routes';
import type { MessagePageCopy } from './shell';

export const notFoundCopy = {
  heading: 'Page Not Found',
  text: 'There is nothing at this address. It may have moved, or the link may have a typo. One of these should help.',
  links: [
    { label: 'Home', href: ROUTES.home },
    { label: 'AI Solutions', href: ROUTES.solutions },
    { label: 'Content Hub', href: ROUTES.contentHub },
    { label: 'Contact', href: ROUTES.contact },
  ],
} as const satisfies MessagePageCopy;

/** The site search on the 404 page. */
export const siteSearchCopy = {
  label: 'Search this site',
  placeholder: 'Pricing, API, forecasts…',
  loading: 'Loading the list of pages…',
  failed: 'The search did not load. The links below still work.',
  none: 'Nothing found. Try another word, or one of the pages below.',
  one: 'result',
  many: 'results',
  results: 'Results',
  pages: 'All pages',
  kinds: { page: 'Page', offering: 'Product', article: 'Article', question: 'Question' },
} as const;

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
