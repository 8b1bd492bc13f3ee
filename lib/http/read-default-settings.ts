import { DEFAULT_SETTINGS, type PersonalizationSettings } from '@/lib/personalization/settings';

/** The settings of somebody who has chosen none: a browser with Global Privacy Control starts without analytics. */
export function readDefaultSettings({ headers }: Request): PersonalizationSettings {
  if (headers.get('sec-gpc') !== '1') return DEFAULT_SETTINGS;
  return { ...DEFAULT_SETTINGS, behavioralAnalytics: false };
}
