import { CAMPAIGN_KEYS, CAMPAIGN_VALUE_MAX, type Campaign } from '@/lib/config/campaign';
import { readStored, writeStored } from './storage';

const KEY = 'campaign';

/** What an address says about a campaign: the known parameters, cut to length. */
export function parseCampaign(address: string): Campaign {
  if (!URL.canParse(address)) return {};
  const { searchParams } = new URL(address);
  return selectCampaign((key) => searchParams.get(key));
}

/** The campaign of this visit. An address with one replaces the one before. */
export function keepCampaign(address: string = readLandingAddress()): Campaign {
  const campaign = parseCampaign(address);
  if (Object.keys(campaign).length === 0) return readKept();
  writeStored('session', KEY, JSON.stringify(campaign));
  return campaign;
}

/** Where the document came from the server, whatever page of the site is shown by now. */
function readLandingAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? window.location.href;
}

function readKept(): Campaign {
  try {
    const stored: unknown = JSON.parse(readStored('session', KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return selectCampaign((key) => Reflect.get(stored, key));
  } catch {
    return {};
  }
}

function selectCampaign(read: (key: string) => unknown): Campaign {
  const found = CAMPAIGN_KEYS.flatMap((key) => {
    const value = read(key);
    if (typeof value !== 'string') return [];
    // A cut can leave half of a pair behind, which no server takes for text.
    const text = value
      .replaceAll('\0', '')
      .trim()
      .slice(0, CAMPAIGN_VALUE_MAX)
      .replace(/[\ud800-\udbff]$/, '');
    return text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(found);
}
