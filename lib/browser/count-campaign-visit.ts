import { countCampaignVisit as endpoint } from '@/lib/api/visit-endpoints';
import type { CampaignVisit } from '@/lib/contracts/campaign';
import { readQuery } from '@/lib/personalization/read-query';
import { mayRemember } from './consent';
import { isDemoView } from './demo-view';
import { readLanding } from './landing';
import { logSilently } from './log';
import { send } from './request';

const LONGEST = 200;

let isCounted = false;

/** Reports once that a campaign's address was opened, if it was, and if the visitor agrees. */
export function countCampaignVisit(): void {
  const { address, isNew } = readLanding();
  const visit = isNew ? readVisit(readQuery(new URL(address).search)) : null;
  if (isCounted || !visit || !mayRemember() || isDemoView()) return;
  isCounted = true;
  send(endpoint, { body: visit }).catch((error: unknown) =>
    logSilently('The campaign visit was not counted', error),
  );
}

function readVisit(parameters: URLSearchParams): CampaignVisit | null {
  // A cut can leave half of a pair behind, which no server takes for text.
  const read = (key: string) =>
    parameters
      .get(key)
      ?.replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, LONGEST)
      .replace(/[\ud800-\udbff]$/, '');
  const utm_campaign = read('utm_campaign');
  if (!utm_campaign) return null;
  const utm_content = read('utm_content');
  const utm_term = read('utm_term');
  return { utm_campaign, ...(utm_content && { utm_content }), ...(utm_term && { utm_term }) };
}
