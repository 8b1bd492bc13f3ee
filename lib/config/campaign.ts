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

/** The most characters of a value, and in the browser also the most bytes, so that both touches fit into any call. */
export const CAMPAIGN_VALUE_MAX = 200;

/** So many campaigns that no row knows are counted by name on one day; the others are counted together. */
export const UNKNOWN_CAMPAIGNS_PER_DAY = 200;

export type CampaignKey = (typeof CAMPAIGN_KEYS)[number];
export type Campaign = Partial<Record<CampaignKey, string>>;

export type Touches = { first: Campaign; last: Campaign };
