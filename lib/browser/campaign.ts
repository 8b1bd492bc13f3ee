import {
  CAMPAIGN_KEYS,
  CAMPAIGN_VALUE_MAX,
  type Campaign,
  type CampaignKey,
  type Touches,
} from '@/lib/config/campaign';
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/config/cookies';
import type { CampaignVisit } from '@/lib/contracts/campaign-visit';
import { readQuery } from '@/lib/personalization/read-query';
import { mayRemember } from './consent';
import { isDemoView } from './demo-view';
import { readLanding } from './landing';
import { logSilently } from './log';
import { send } from './request';
import { readStored, writeStored } from './storage';

type Touch = { campaign: Campaign; at: number };
const KEY = 'campaign';
const KEPT_MS = COOKIE_MAX_AGE_SECONDS * 1000;
let isLandingKept = false;

/** What an address says about a campaign: the known parameters, cut to length. */
export function parseCampaign(address: string): Campaign {
  const query = readQuery(/\?([^#]*)/.exec(address)?.[0] ?? '');
  return selectCampaign((key) => query.get(key));
}

/** Notes the campaign of an address as the last touch, and as the first where there was none. */
function keepTouch(address: string, now: number): void {
  const campaign = parseCampaign(address);
  if (Object.keys(campaign).length === 0) return;
  const last = { campaign, at: now };
  writeStored('local', KEY, JSON.stringify({ first: readKept(now)?.first ?? last, last }));
}

/** Notes what this document was opened with, once; a page that is loaded again was noted when it was new. */
export function keepLanding(now: number = Date.now()): void {
  if (isLandingKept) return;
  isLandingKept = true;
  const { address, referrer, isNew } = readLanding();
  // Who leaves a landing at once, before anything there could note it, brings it along as the page before.
  const hasOwn = Object.keys(parseCampaign(address)).length > 0;
  if (isNew || !readKept(now)) keepTouch(hasOwn ? address : referrer, now);
}

/** Both touches, for what is sent; null where there are none or the visitor does not agree. */
export function readTouches(now: number = Date.now()): Touches | null {
  if (!mayRemember()) return null;
  keepLanding(now);
  const kept = readKept(now);
  return kept && { first: kept.first.campaign, last: kept.last.campaign };
}

function readKept(now: number): { first: Touch; last: Touch } | null {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? 'null');
    const last = readTouch(stored, 'last', now);
    return last && { first: readTouch(stored, 'first', now) ?? last, last };
  } catch {
    return null;
  }
}

function readTouch(stored: unknown, name: 'first' | 'last', now: number): Touch | null {
  const touch = readField(stored, name);
  const at = readField(touch, 'at');
  const campaign = selectCampaign((key) => readField(readField(touch, 'campaign'), key));
  const isKept = typeof at === 'number' && now - at < KEPT_MS && Object.keys(campaign).length > 0;
  return isKept ? { campaign, at } : null;
}

function readField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function selectCampaign(read: (key: CampaignKey) => unknown): Campaign {
  const found = CAMPAIGN_KEYS.flatMap((key) => {
    const value = read(key);
    const text = typeof value === 'string' ? clip(value) : '';
    return text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(found);
}

/** Text that any server takes and that no writing makes longer: no control characters, half pairs or quotes. */
function clip(value: string): string {
  let room = CAMPAIGN_VALUE_MAX;
  let text = '';
  for (const sign of value.replace(/[\p{Cc}\p{Cs}"\\]/gu, '').trim()) {
    room -= bytesOf(sign.codePointAt(0) ?? 0);
    if (room < 0) break;
    text += sign;
  }
  return text.trim();
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

const PATH = '/api/campaign-visits';
const LONGEST = 200;
let isCounted = false;

/** Reports once that a campaign's address was opened, if it was, and if the visitor agrees. */
export function countCampaignVisit(): void {
  const { address, isNew } = readLanding();
  const visit = isNew ? readVisit(readQuery(new URL(address).search)) : null;
  if (isCounted || !visit || !mayRemember() || isDemoView()) return;
  isCounted = true;
  send('POST', PATH, visit).catch((error: unknown) =>
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
