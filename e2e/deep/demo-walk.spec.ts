import type { Page } from 'playwright/test';
import { formatDemoView, parseDemoView, type DemoStep } from '@/lib/personalization/demo-view';
import { bar, demoCookie, openDemo, who } from '../support/demo-bar';
import { expect, hydrated, test } from '../support/site';

const STEPS: readonly DemoStep[] = [
  { page: '/features', persona: { segment: 'developer', cluster: 'researcher', visitor: 'returning' } },
  { page: '/cases', persona: { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } },
  { page: '/settings', persona: { segment: 'innovation-leader', cluster: 'explorer', visitor: 'returning' } },
];

test.use({ reducedMotion: 'reduce' });

async function openScript(page: Page, steps: readonly DemoStep[]) {
  await openDemo(page, '/features?demo=1&segment=developer&cluster=researcher&visitor=returning');
  const view = parseDemoView(await demoCookie(page));
  if (!view) throw new Error('The page has no demo view.');
  const value = formatDemoView({ ...view, steps });
  await page.context().addCookies([{ name: 'demo-view', value, url: new URL(page.url()).origin }]);
  await page.reload();
  await hydrated(page);
  await expect(who(page)).toContainText('Step 1 of 3');
}

/** Records every frame in which page and navigation show different personas. Returns a function that reads them. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const segmentOf = (place: string) => document.querySelector<HTMLElement>(place)?.dataset.segment ?? '';
    const look = () => {
      const [main, sidebar] = [segmentOf('main [data-segment]'), segmentOf('[data-slot=sidebar]')];
      if (main !== sidebar) seen.push(`page: ${main}, navigation: ${sidebar}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

test('a step to another page appears whole and without a reload, even if it was prefetched for another persona', async ({
  page,
}) => {
  await openScript(page, STEPS);
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const seen = await watchFrames(page);
  const links = page.getByRole('complementary').getByRole('link');
  for (const [at, step] of [...STEPS.entries(), ...STEPS.entries(), ...STEPS.entries()].slice(1)) {
    // Hovering prefetches every page for the current persona.
    for (const link of await links.all()) await link.hover();
    await page.keyboard.press('n');
    await expect(who(page)).toContainText(`Step ${at + 1} of 3`);
    await expect(page).toHaveURL(new RegExp(`${step.page}$`));
    await expect(page.locator('main [data-segment]').first()).toHaveAttribute(
      'data-segment',
      step.persona.segment,
    );
    await expect(page.locator('[data-slot=sidebar]')).toHaveAttribute('data-segment', step.persona.segment);
  }
  expect(await seen()).toEqual([]);
  expect(documents).toBe(0);
});

test('a persona chosen while the next page loads is kept there', async ({ page }) => {
  await openScript(page, STEPS);
  await page.route('**/cases?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Step 2 of 3: Sales prospect · Converter · Returning');
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/cases$/);
  await expect(who(page)).toContainText('Innovation leader · Converter · Returning');
  await expect(page.locator('main [data-segment]').first()).toHaveAttribute(
    'data-segment',
    'innovation-leader',
  );
  await expect(bar(page)).toBeVisible();
});
