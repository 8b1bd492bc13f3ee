import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import type { LiveAnalytics } from '@/lib/calls/get-live';
import { composeLive } from '@/lib/live/compose-live';
import { dashboard } from './analytics-page';

const NOW = new Date('2026-11-26T17:31:00.000Z');

const TOTALS = {
  sessions: 200,
  seconds: 30_000,
  'step:2': 120,
  'step:3': 60,
  'step:4': 30,
  'step:5': 3,
  'segment:innovation-leader': 150,
  'segment:developer': 46,
  'segment:sales-prospect': 4,
  'cluster:explorer': 200,
  'views:/': 300,
  'views:/pricing': 100,
  'engaged:/': 200,
  'clicked:cta': 50,
  'clicks:morning:cta': 61,
  'clicks:night:cta': 2,
};

const LIVE: LiveAnalytics = {
  updatedAt: NOW.toISOString(),
  usersOnline: 12,
  figures: composeLive([{ hour: NOW, counts: TOTALS }], '7d', NOW),
};

/** Answers no call until `release` is called, and the first with a failure. `ranges` are the requested ones. */
export async function answerLive(page: Page): Promise<{ ranges: string[]; release: () => void }> {
  const ranges: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/live?*', async (route) => {
    ranges.push(new URL(route.request().url()).searchParams.get('range') ?? '');
    await released;
    await route.fulfill(ranges.length === 1 ? { status: 503 } : { json: LIVE });
  });
  return { ranges, release };
}

const { options } = dashboardCopy.source;

export const sourceOption = (page: Page, id: keyof typeof options) =>
  page.getByRole('radio', { name: options[id] });

export const chooseSource = (page: Page, id: keyof typeof options) =>
  dashboard(page).getByText(options[id], { exact: true }).click();
