import { ROUTES } from '@/lib/config/routes';

export const HUB_TABS = ['recommended', 'all', 'featured'] as const;

export type HubTab = (typeof HUB_TABS)[number];

export const hubBrowserCopy = {
  tabs: {
    label: 'Lists of articles',
    recommended: 'Recommended for You',
    all: 'All Content',
    featured: 'Featured',
  },
  search: {
    label: 'Search the articles',
    placeholder: 'A word from a title or topic',
    category: 'Category',
    clear: 'Clear filters',
  },
  // ‘3 of 17 articles’, ‘1 of 17 articles’, ‘17 articles’
  count: { of: 'of', articles: 'articles' },
  found: { none: 'No article found.', one: 'article found.', many: 'articles found.' },
  empty: {
    // ‘Nothing found for “radar”’
    searched: 'Nothing found for',
    category: 'Nothing in this category yet',
    hint: 'The search looks at titles, descriptions and topics. A shorter word often finds more.',
    suggestions: { label: 'Try one of these:', words: ['segments', 'events', 'trial', 'rules'] },
    elsewhere: 'Search all categories',
    contact: {
      text: 'Looking for another topic? Tell us and we will write about it.',
      label: 'Contact support',
      href: `${ROUTES.contact}#support`,
    },
    featured: { title: 'No editors’ picks among these', action: 'Show all matches' },
  },
  reader: {
    close: 'Close article',
    copy: 'Copy link',
    copied: 'Copied!',
    copyFailed: 'Copy this address:',
    next: 'Read next',
    nextLabel: 'Related articles',
  },
  labels: { minutes: 'min read', score: 'Match score', topics: 'Topics', why: 'Picked because it is' },
  categories: {
    all: 'All categories',
    'AI & Machine Learning': 'AI & Machine Learning',
    'Getting Started': 'Getting Started',
    'Business Intelligence': 'Business Intelligence',
    'Success Stories': 'Success Stories',
  },
  types: { article: 'Article', video: 'Video script', whitepaper: 'Whitepaper', 'case-study': 'Case study' },
  difficulties: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  // ‘Picked because it is written for developers, useful for explorers, and an editors’ pick.’
  reasons: {
    segment: 'written for',
    cluster: {
      explorer: 'useful for explorers',
      researcher: 'useful for researchers',
      converter: 'useful for converters',
    },
    // ‘a format developers see first’
    type: { before: 'a format', after: 'see first' },
    advanced: 'advanced',
    short: 'a short read',
    featured: 'an editors’ pick',
    other: 'among the best of the rest',
  },
} as const;
