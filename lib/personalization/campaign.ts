import type { Cluster, Segment } from './persona';

/** What an address must say for a row to hold. A row that names less holds whatever the rest says. */
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
 * The row that an address means, or null. Of several the one that names most holds; of two that name as much, the one
 * with utm_content. Capitals and spaces around a word do not matter, as ad tools differ in them.
 */
export function findCampaign<Row extends CampaignRow>(rows: readonly Row[], address: Parameters): Row | null {
  const said = readMatch(address);
  const holding = rows.filter((row) =>
    CAMPAIGN_MATCH_KEYS.every((key) => row[key] === undefined || row[key] === said[key]),
  );
  return holding.sort((one, other) => weigh(other) - weigh(one))[0] ?? null;
}

/** The name under which visits of a row are counted: 'autumn-pipeline', 'autumn-pipeline&utm_content=video'. */
export function formatCampaignName({ utm_campaign, utm_content, utm_term }: CampaignRow): string {
  const content = utm_content === undefined ? '' : `&utm_content=${utm_content}`;
  const term = utm_term === undefined ? '' : `&utm_term=${utm_term}`;
  return `${utm_campaign}${content}${term}`;
}

/** For visits of unknown campaigns whose names can not be read, and for those beyond a day's allowance. */
export const UNREADABLE_CAMPAIGN = '(unreadable)';
export const OTHER_CAMPAIGNS = '(others)';

export type CampaignName = { name: string; isKnown: boolean };

const READABLE = /^[a-z0-9][a-z0-9 ._~|+-]{0,63}$/;

/** The row's name, or the address's in plain letters, at most 64. Nothing else a visitor sends is kept. */
export function nameCampaign(
  rows: readonly CampaignRow[],
  said: Partial<Record<MatchKey, string>>,
): CampaignName {
  const row = findCampaign(rows, new URLSearchParams(Object.entries(said)));
  if (row) return { name: formatCampaignName(row), isKnown: true };
  const name = said.utm_campaign?.trim().toLowerCase() ?? '';
  return { name: READABLE.test(name) ? name : UNREADABLE_CAMPAIGN, isKnown: false };
}

function readMatch(address: Parameters): Record<MatchKey, string | undefined> {
  const read = (key: MatchKey) => address.get(key)?.trim().toLowerCase();
  return { utm_campaign: read('utm_campaign'), utm_content: read('utm_content'), utm_term: read('utm_term') };
}

const weigh = ({ utm_content, utm_term }: CampaignRow) =>
  (utm_content === undefined ? 0 : 2) + (utm_term === undefined ? 0 : 1);
