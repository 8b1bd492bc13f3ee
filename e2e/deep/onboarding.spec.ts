import type { Locator, Page } from 'playwright/test';
import { VISUAL_THEME_IDS } from '@/lib/content/shell';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { tutorialCopy } from '@/lib/content/tutorial';
import { blockStorage } from '../support/block-storage';
import { help, panel, press, title, toGoals } from '../support/onboarding-panel';
import { expect, open, test, watchScripts } from '../support/site';

test('step 1 is one compact row on a phone, and the hero stays in view, in each theme', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  for (const theme of VISUAL_THEME_IDS) {
    await page.evaluate((name) => localStorage.setItem('visual-theme', name), theme);
    await open(page, '/');
    expect((await panel(page).boundingBox())?.height, theme).toBeLessThanOrEqual(120);
    await expect(page.getByRole('heading', { level: 1 }), theme).toBeInViewport({ ratio: 1 });
  }
});

test("a link to a new visitor's page shows the panel, even if it was left before", async ({ page }) => {
  await open(page, '/');
  await press(page, 'Skip');
  await open(page, '/about');
  await expect(panel(page)).toBeHidden();
  await open(page, '/?visitor=new');
  await expect(panel(page)).toBeVisible();
});

async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${control.toString()}`);
}

test('all steps with the keyboard alone', async ({ page }) => {
  const button = (name: string) => panel(page).getByRole('button', { name, exact: true });
  await open(page, '/');
  await tabTo(page, button('Next'));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Choose your goal')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Drive Innovation' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Build & Integrate' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(title(page, 'About you')).toBeFocused();
  await tabTo(page, button('Next'));
  await page.keyboard.press('Space');
  await expect(title(page, 'Your view is ready')).toBeFocused();
  await tabTo(page, button('Get Started'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with storage blocked or full the panel works until the page is left', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/?cluster=converter');
  await toGoals(page);
  await page.getByRole('radio', { name: 'Grow Business' }).check();
  await press(page, 'Next');
  await expect(title(page, 'Business goals')).toBeFocused();
  await press(page, 'Next');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await press(page, 'Next');
  await expect(title(page, 'Your view is ready, Ada')).toBeFocused();
  await press(page, 'Skip');
  await expect(help(page)).toBeVisible();
});

test.describe('when a script fails to load', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ });

  test('the panel says so, and the next press tries again', async ({ page }) => {
    await open(page, '/');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await press(page, 'Next');
    await expect(panel(page)).toContainText(onboardingWelcome.loadFailed);
    await page.unroute('**/_next/static/chunks/**');
    await press(page, 'Next');
    await expect(title(page, 'Choose your goal')).toBeFocused();
  });
});

test('the later steps, the tour and the tutorial are not in the first load', async ({ page }) => {
  const readScripts = watchScripts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const firstLoad = await readScripts();
  expect(firstLoad).toContain(onboardingWelcome.title);
  for (const later of ['Choose at least one', smartFlowCopy.title, tutorialCopy.steps.relevance.title])
    expect(firstLoad).not.toContain(later);
});
