import { navigationCopy } from '@/lib/content/navigation';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { RULES } from '@/lib/personalization/rules';
import { expectNoAxeViolations } from '../support/axe';
import { readShift } from '../support/campaign-visit';
import { LOADING, panel, rule, tab, topic } from '../support/features-page';
import { expect, open, test } from '../support/site';

test('the first paint of an address with a fragment already shows that section', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/features#documentation', { waitUntil: 'commit' });
  await expect(page.locator('#documentation')).toBeVisible();
  await expect(page.locator('#overview')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a client navigation to a fragment opens its tab too, and again after leaving', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/about?visitor=returning&cluster=researcher');
  const link = page.getByRole('complementary').getByRole('link', { name: 'Technical documentation' });
  const header = page.getByRole('navigation', { name: navigationCopy.header.label });
  for (const round of [1, 2]) {
    await link.click();
    await page.waitForURL('**/features#documentation');
    await expect(panel(page, 'Documentation'), `round ${round}`).toBeVisible();
    await expect(page.locator('#documentation h2')).toBeInViewport();
    await tab(page, 'Overview').click();
    await link.click();
    await expect(panel(page, 'Documentation'), `round ${round}, on the page itself`).toBeVisible();
    await header.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
});

for (const hash of ['', '#ai-content', '#documentation', '#rule-hub-score']) {
  test(`nothing on /features${hash} shifts while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, `/features${hash}`);
    await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
    expect(await readShift(page)).toBe(0);
  });
}

test('every rule can be tried, and nothing of that is loaded before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/features');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await tab(page, 'Documentation').click();
  await topic(page, 'Rules & Logic').click();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
  for (const { id } of RULES) {
    await rule(page, id).getByRole('button', { name: rulesViewerCopy.try.open }).click();
    await expect(rule(page, id).locator('[data-slot=rule-trial]')).toBeVisible();
  }
});

// The five tabs and the expanded rules are in a11y/page-states.ts.
for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any other state, and nothing scrolls sideways, ${scheme}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    async function check(where: string) {
      await expectNoAxeViolations(page, where);
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${where} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await open(page, '/features?visitor=returning#ai-content');
    await check('blocks as they arrive');
    await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
    await page.locator('#ai-content summary').first().click();
    await page.getByRole('button', { name: 'Carousel' }).click();
    await check('carousel with a reason open');
    await tab(page, 'Documentation').click();
    for (const name of ['Before/After', 'Implementation', 'Rules & Logic']) {
      await topic(page, name).click();
      await check(name);
    }
    await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
    for (const id of ['recommendation-boost', 'hub-score', 'content-switches'] as const)
      await rule(page, id).getByRole('button', { name: rulesViewerCopy.try.open }).click();
    await expect(page.locator('[data-slot=rule-trial]')).toHaveCount(3);
    await check('rules being tried');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is open whatever the fragment, and no block is covered', async ({ page }) => {
    await page.goto('/features#documentation');
    for (const id of ['overview', 'ai-content', 'personalization', 'documentation', 'core-offerings'])
      await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator('[data-slot=block-cover]').first()).toBeHidden();
    await expect(page.getByText(LOADING)).toBeHidden();
  });
});
