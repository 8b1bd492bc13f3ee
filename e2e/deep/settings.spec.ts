import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import type { Route } from 'playwright/test';
import { expect, open, test } from '../support/site';

const NAMES = [
  shellCopy.settings.switches.contentPersonalization.label,
  shellCopy.settings.switches.navigationAdaptation.label,
  shellCopy.settings.switches.behavioralAnalytics.label,
];

test('all three switches start on, save at once and are counted', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('3 of 3 active')).toBeVisible();
  for (const [index, name] of NAMES.entries()) {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByText(`${2 - index} of 3 active`)).toBeVisible();
    const toast = page.locator('[data-slot=toast]');
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('Settings updated');
    await expect(toast).toContainText('Your personalization preferences have been saved.');
  }
  await page.reload();
  await expect(page.getByText('0 of 3 active')).toBeVisible();
});

test('content personalization off shows the default page and keeps focus on the switch', async ({ page }) => {
  await open(page, '/?segment=developer&cluster=researcher');
  const contentSwitch = page.getByRole('switch', {
    name: shellCopy.settings.switches.contentPersonalization.label,
  });
  await contentSwitch.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    homeCopy.hero.copy['innovation-leader'].explorer.headline,
  );
  await expect(contentSwitch).toBeFocused();
  await contentSwitch.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    homeCopy.hero.copy.developer.researcher.headline,
  );
});

test('while content personalization is off, the page says that it is the standard page and that a choice is stored', async ({
  page,
}) => {
  await open(page, '/?segment=developer&cluster=researcher&visitor=returning');
  const hero = page.locator('[data-slot=hero]');
  await expect(hero.getByText(homeCopy.hero.visitor.returning.developer)).toBeVisible();
  await page.getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label }).click();
  await expect(page.locator('[data-slot=live-region]')).toHaveText(shellCopy.announcement.standard);
  await expect(hero.getByText(homeCopy.hero.standard.text)).toBeVisible();
  await expect(hero.getByText(homeCopy.hero.visitor.returning.developer)).toBeHidden();

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(hero.getByText(homeCopy.hero.standard.text)).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Sales prospect' }).click();
  const toast = page.locator('[data-slot=toast]');
  await expect(toast).toContainText(shellCopy.toast.choiceKept.title);
  await expect(toast).toContainText(shellCopy.toast.choiceKept.description);

  await hero.getByRole('link', { name: homeCopy.hero.standard.label }).click();
  await expect(page.getByRole('heading', { name: shellCopy.settings.heading })).toBeInViewport();
  await page.getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label }).click();
  await expect(hero.getByText(homeCopy.hero.visitor.returning['sales-prospect'])).toBeVisible();
  await expect(hero.getByText(homeCopy.hero.standard.text)).toBeHidden();
});

test.describe('when saving fails', () => {
  test.use({ allowedConsole: /status of 500|net::ERR_FAILED/ });
  for (const [how, act] of [
    ['after a 500', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
    ['because the network is down', (route: Route) => route.abort()],
  ] as const) {
    test(`${how}: the switch goes back and the error is shown`, async ({ page }) => {
      await open(page, '/');
      await page.route('**/api/personalization-settings/*', (route) =>
        route.request().method() === 'PATCH' ? act(route) : route.continue(),
      );
      await page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
      const toast = page.locator('[data-slot=toast]');
      await expect(toast).toContainText('Error');
      await expect(toast).toContainText('There was a problem updating your settings.');
      await expect(
        page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }),
      ).toBeChecked();
      await expect(page.getByText('3 of 3 active')).toBeVisible();
    });
  }
});

test('a toast closes after 5 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  const toast = page.locator('[data-slot=toast]');
  await expect(toast).toBeVisible();
  await page.clock.runFor(3500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1600);
  await expect(toast).toBeHidden();
});

test('F8 moves focus to the toasts', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  await expect(page.locator('[data-slot=toast]')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
});

test('without navigation adaptation the sidebar is in its default order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/?segment=developer&cluster=explorer&visitor=returning');
  const entries = page.getByRole('complementary').getByRole('navigation').getByRole('link');
  await expect(entries).toHaveText(['Dashboard', 'Demo', 'API Docs', 'Analytics', 'Settings']);
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  await expect(entries).toHaveText(['Dashboard', 'API Docs', 'Demo', 'Analytics', 'Settings']);
});
