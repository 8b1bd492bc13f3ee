import { openWhy, panel, why } from '../support/why-panel';
import { expect, open, test } from '../support/site';

const HERO = 'Headline and main button';
const READ_RULE = 'Read the rule';

test('onboarding explains its steps', async ({ page }) => {
  await open(page, '/?segment=developer&cluster=researcher&visitor=new');
  const region = page.getByRole('region', { name: 'Set up your view' });
  await region.getByRole('button', { name: 'Next' }).click();
  await region.getByRole('radio', { name: 'Grow Business' }).check();
  const details = region.locator('details[data-why]');
  await details.locator('summary').click();
  await expect(panel(details)).toContainText('Set segment: Sales prospect');
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(region).toBeVisible();
});

test('in the mobile menu Escape closes the reason first, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/?visitor=returning');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('[data-slot=mobile-menu]');
  const details = menu.locator('details[data-why]');
  await details.locator('summary').click();
  await expect(panel(details)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('when the explanation fails to load', () => {
  test.use({ allowedConsole: /ERR_FAILED/ });

  test('a link to the rule remains, and the next opening tries again', async ({ page }) => {
    await open(page, '/?visitor=returning');
    await page.waitForSelector('[data-slot=widget-dock]', { state: 'attached' });
    await page.route('**/_next/static/**', (route) => route.abort());
    const details = why(page, HERO);
    await details.locator('summary').click();
    const link = details.getByRole('link', { name: READ_RULE });
    await expect(link).toBeVisible();
    await expect(panel(details)).toHaveCount(0);
    await page.unroute('**/_next/static/**');
    await details.locator('summary').click();
    await openWhy(page, HERO);
    await expect(link).toBeHidden();
  });
});

test('with all of them open at 375 px, none is clipped', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/?visitor=returning');
  const all = page.locator('main details[data-why]');
  for (const details of await all.all()) await details.locator('summary').click();
  await expect(page.locator('main [data-slot=why-panel]')).toHaveCount(await all.count());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const edges = await page.locator('main [data-slot=why-panel]').evaluateAll((panels) =>
    panels.flatMap((one) => {
      // Some are on cards in a row that scrolls sideways.
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, right } = one.getBoundingClientRect();
      return [left, right];
    }),
  );
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...edges)).toBeLessThanOrEqual(375);
});
