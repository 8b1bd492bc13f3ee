import {
  CAMPAIGN_KEYS,
  CAMPAIGN_VALUE_MAX,
  type Campaign,
  type CampaignKey,
  type Touches,
} from '@/lib/config/campaign';
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/config/stored-keys';
import type { CampaignVisit } from '@/lib/calls/count-campaign-visit';
import { readQuery } from '@/lib/personalization/read-query';
import { readVisitMode } from './visit-mode';
import { readLanding } from './landing';
import { logSilently } from './log';
import { send } from './request';
import { readStored, writeStored } from './storage';

type Touch = { campaign: Campaign; at: number };
const KEY = 'campaign';
const MAX_AGE_MS = COOKIE_MAX_AGE_SECONDS * 1000;
let isLandingTracked = false;

export function parseCampaign(address: string): Campaign {
  const query = readQuery(/\?([^#]*)/.exec(address)?.[0] ?? '');
  return selectCampaign((key) => query.get(key));
}

function storeTouch(address: string, now: number): void {
  const campaign = parseCampaign(address);
  if (Object.keys(campaign).length === 0) return;
  const last = { campaign, at: now };
  writeStored('local', KEY, JSON.stringify({ first: readStoredTouches(now)?.first ?? last, last }));
}

export function trackLanding(now: number = Date.now()): void {
  if (isLandingTracked) return;
  isLandingTracked = true;
  const { address, referrer, isNew } = readLanding();
  // If a visitor leaves the landing page before scripts run, the campaign is in the referrer.
  const hasCampaign = Object.keys(parseCampaign(address)).length > 0;
  if (isNew || !readStoredTouches(now)) storeTouch(hasCampaign ? address : referrer, now);
}

export function readTouches(now: number = Date.now()): Touches | null {
  if (readVisitMode() !== 'own') return null;
  trackLanding(now);
  const touches = readStoredTouches(now);
  return touches && { first: touches.first.campaign, last: touches.last.campaign };
}

function readStoredTouches(now: number): { first: Touch; last: Touch } | null {
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
  const isValid = typeof at === 'number' && now - at < MAX_AGE_MS && Object.keys(campaign).length > 0;
  return isValid ? { campaign, at } : null;
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

/** Bounded and safe text: no control characters, lone surrogates or quotes. */
function clip(value: string): string {
  let bytesLeft = CAMPAIGN_VALUE_MAX;
  let text = '';
  for (const char of value.replace(/[\p{Cc}\p{Cs}"\\]/gu, '').trim()) {
    bytesLeft -= new Blob([char]).size;
    if (bytesLeft < 0) break;
    text += char;
  }
  return text.trim();
}

let isCounted = false;

export function countCampaignVisit(): void {
  const { address, isNew } = readLanding();
  const visit = isNew ? readVisit(address) : null;
  if (isCounted || !visit || readVisitMode() !== 'own') return;
  isCounted = true;
  send('POST /api/campaign-visits', { body: visit }).catch((error: unknown) =>
    logSilently('The campaign visit was not counted', error),
  );
}

function readVisit(address: string): CampaignVisit | null {
  const { utm_campaign, utm_content, utm_term } = parseCampaign(address);
  return utm_campaign
    ? { utm_campaign, ...(utm_content && { utm_content }), ...(utm_term && { utm_term }) }
    : null;
}
