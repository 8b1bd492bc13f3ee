/** Parts of the home page that can differ between two visitors. Lists are shown with a count. */
export const HOME_TEXT_IDS = [
  'headline',
  'firstButton',
  'introduction',
  'secondButton',
  'welcome',
  'setup',
  'closing',
] as const;
export const HOME_LIST_IDS = ['products', 'figures', 'recommendations', 'benefits'] as const;

export type HomeTextId = (typeof HOME_TEXT_IDS)[number];
export type HomeListId = (typeof HOME_LIST_IDS)[number];

/** The three scales under the home page's hero. */
export const tunerCopy = {
  heading: 'Tune this page',
  hint: 'Drag a needle. The headline, the order and the button follow.',
  // Replaces the hint while content personalization is off.
  standard: 'Content personalization is off, so the words stay the same.',
  // ‘Changed: headline, order of 4 products, 3 of 4 figures and 2 more.’
  changed: 'Changed:',
  order: 'order of',
  of: 'of',
  more: 'more',
  parts: {
    headline: 'headline',
    firstButton: 'first button',
    introduction: 'introduction',
    secondButton: 'second button',
    welcome: 'welcome line',
    setup: 'setup guide',
    closing: 'closing words',
    products: 'products',
    figures: 'figures',
    recommendations: 'recommendations',
    benefits: 'benefits',
  },
} as const;
