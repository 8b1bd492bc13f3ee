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

export const LIVE: LiveAnalytics = {
  updatedAt: NOW.toISOString(),
  usersOnline: 12,
  figures: composeLive([{ hour: NOW, counts: TOTALS }], '7d', NOW),
};

type Reply = { status?: number; json?: LiveAnalytics };

/** Fulfills the calls with the replies in order, then repeats the last one. Returns the requested ranges. */
export async function answerLive(page: Page, ...replies: Reply[]): Promise<string[]> {
  const ranges: string[] = [];
  await page.route('**/api/live?*', (route) => {
    const reply = replies[Math.min(ranges.length, replies.length - 1)];
    ranges.push(new URL(route.request().url()).searchParams.get('range') ?? '');
    return route.fulfill({ status: reply?.status ?? 200, json: reply?.json ?? {} });
  });
  return ranges;
}

const { options } = dashboardCopy.source;

export const sourceOption = (page: Page, id: keyof typeof options) =>
  page.getByRole('radio', { name: options[id] });

export const chooseSource = (page: Page, id: keyof typeof options) =>
  dashboard(page).getByText(options[id], { exact: true }).click();
