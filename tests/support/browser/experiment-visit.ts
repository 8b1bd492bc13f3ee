import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { readExperimentDays } from '../../../scripts/experiments/read-counts.mjs';
import type { Site } from '../site/start-site.mjs';

/** Visits of headless browsers are not counted. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A variant of the audience of the test of the headline, number 02. */
export const DEVELOPER = 'developer.researcher.returning';
/** By arm; test-site.mjs adds the third. */
export const HEADLINES: Readonly<Record<string, string>> = {
  '02a': homeCopy.hero.copy.developer.researcher.headline,
  '02b': 'One API call adapts your page',
  '02c': 'Your page, in one call',
};

export type Cookie = { name: string; value: string };
export const PERSONA: Cookie = { name: 'persona', value: `${DEVELOPER}.chosen.chosen.11` };
export const ARM: Cookie = { name: 'experiments', value: '01b.02b' };

export async function openAs(
  browser: Browser,
  { url }: Pick<Site, 'url'>,
  cookies: readonly Cookie[],
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    userAgent: BROWSER,
    serviceWorkers: 'block',
    ...options,
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  return { context, page: await context.newPage() };
}

export const readArm = (page: Page) => page.locator('[data-experiment]').getAttribute('data-experiment');

/** Totals of the headline test over all days and arms. */
export async function readCounts({ database }: Pick<Site, 'database'>) {
  const days = (await readExperimentDays(database)).filter(({ number }) => number === '02');
  const sum = (name: 'seen' | 'mixed' | 'mismatched') => days.reduce((total, day) => total + day[name], 0);
  return { seen: sum('seen'), mixed: sum('mixed'), mismatched: sum('mismatched') };
}

/** Collects the exposure requests of a context. */
export function watchExposures(context: BrowserContext): unknown[] {
  const requests: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/exposures')) requests.push(request.postDataJSON());
  });
  return requests;
}
