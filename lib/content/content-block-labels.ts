export const CONTENT_BLOCK_LAYOUTS = ['grid', 'stack', 'carousel'] as const;

export type ContentBlockLayout = (typeof CONTENT_BLOCK_LAYOUTS)[number];

export const contentBlockLabels = {
  loading: 'Personalizing content for you...',
  list: 'Content blocks',
  layout: 'Layout',
  layouts: { grid: 'Grid', stack: 'Stack', carousel: 'Carousel' },
  limit: 'Blocks shown',
  // ‘4 of 6 blocks’
  count: { of: 'of', shown: 'blocks, best match first' },
  tags: 'Topics',
  adaptations: 'What changed for you',
  urgency: { high: 'Do this first', medium: 'Worth a look', low: 'Good to know' },
  carousel: {
    label: 'Carousel of content blocks',
    previous: 'Previous block',
    next: 'Next block',
    position: 'Block',
    of: 'of',
  },
} as const;
