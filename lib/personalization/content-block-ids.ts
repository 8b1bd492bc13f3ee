/** The listed order breaks ties of priority. */
export const CONTENT_BLOCK_IDS = [
  'automation',
  'market-intelligence',
  'platform',
  'sentiment',
  'success-stories',
  'get-started',
] as const;

export type ContentBlockId = (typeof CONTENT_BLOCK_IDS)[number];
