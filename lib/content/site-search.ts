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
