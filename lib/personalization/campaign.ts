import type { Cluster, Segment } from './persona';

/** Parameters that a row can match. Parameters that the row omits can have any value. */
export const CAMPAIGN_MATCH_KEYS = ['utm_campaign', 'utm_content', 'utm_term'] as const;

type MatchKey = (typeof CAMPAIGN_MATCH_KEYS)[number];

export type CampaignRow<Message extends string = string> = {
  readonly utm_campaign: string;
  readonly utm_content?: string;
  readonly utm_term?: string;
  readonly segment: Segment;
  readonly cluster: Cluster;
  readonly message: Message;
};

type Parameters = Pick<URLSearchParams, 'get'>;

/**
 * The most specific matching row or null; on a tie, the one with utm_content. Ignores case and surrounding spaces
 * because ad tools differ in them.
 */
export function findCampaign<Row extends CampaignRow>(rows: readonly Row[], address: Parameters): Row | null {
  const values = readMatch(address);
  const matching = rows.filter((row) =>
    CAMPAIGN_MATCH_KEYS.every((key) => row[key] === undefined || row[key] === values[key]),
  );
  return matching.sort((one, other) => specificityOf(other) - specificityOf(one))[0] ?? null;
}

/** The name under which a row's visits are counted: 'autumn-pipeline', 'autumn-pipeline&utm_content=video'. */
export function formatCampaignName({ utm_campaign, utm_content, utm_term }: CampaignRow): string {
  const content = utm_content === undefined ? '' : `&utm_content=${utm_content}`;
  const term = utm_term === undefined ? '' : `&utm_term=${utm_term}`;
  return `${utm_campaign}${content}${term}`;
}

/** Counts visits of unknown campaigns with an unreadable name, and those above the daily limit of names. */
export const UNREADABLE_CAMPAIGN = '(unreadable)';
export const OTHER_CAMPAIGNS = '(others)';

export type CampaignName = { name: string; isKnown: boolean };

const READABLE = /^[a-z0-9][a-z0-9 ._~|+-]{0,63}$/;

/** The row's name, or else the address's if it is plain ASCII of at most 64 characters. Nothing else is stored. */
export function nameCampaign(
  rows: readonly CampaignRow[],
  values: Partial<Record<MatchKey, string>>,
): CampaignName {
  const row = findCampaign(rows, new URLSearchParams(Object.entries(values)));
  if (row) return { name: formatCampaignName(row), isKnown: true };
  const name = values.utm_campaign?.trim().toLowerCase() ?? '';
  return { name: READABLE.test(name) ? name : UNREADABLE_CAMPAIGN, isKnown: false };
}

function readMatch(address: Parameters): Record<MatchKey, string | undefined> {
  const read = (key: MatchKey) => address.get(key)?.trim().toLowerCase();
  return { utm_campaign: read('utm_campaign'), utm_content: read('utm_content'), utm_term: read('utm_term') };
}

const specificityOf = ({ utm_content, utm_term }: CampaignRow) =>
  (utm_content === undefined ? 0 : 2) + (utm_term === undefined ? 0 : 1);
