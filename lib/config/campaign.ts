export const CAMPAIGN_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const;

/** Maximum characters of a value, and bytes in the browser, so that both touches fit into any request. */
export const CAMPAIGN_VALUE_MAX = 200;

/** Unknown campaigns counted by name per day; further ones are counted together. */
export const UNKNOWN_CAMPAIGNS_PER_DAY = 200;

export type CampaignKey = (typeof CAMPAIGN_KEYS)[number];
export type Campaign = Partial<Record<CampaignKey, string>>;

export type Touches = { first: Campaign; last: Campaign };
