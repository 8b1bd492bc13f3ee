import type { Page } from 'playwright/test';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingCopy } from '@/lib/content/onboarding';
import { choose, panel, press, title, toGoals } from '../support/onboarding-panel';
import { expect, open, test } from '../support/site';

const help = (page: Page) => page.getByRole('region', { name: 'Need help?' });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('onboarding'));

test('skip marks the step and hides the panel; a new visitor is offered help instead, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  await press(page, 'Skip');
  await expect(panel(page)).toBeHidden();
  await expect(title(page, 'Need help?')).toBeFocused();
  await expect(help(page).getByText('Interactive Tutorial')).toBeVisible();
  await expect(help(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact#support',
  );
  expect(await stored(page)).toBe('{"hidden":true,"skippedSteps":[1],"helpDeclined":false}');

  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShift: () => shift });
  });
  await open(page, '/');
  await expect(help(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { readShift: () => number }).readShift())).toBe(0);

  await press(page, onboardingWelcome.help.decline);
  await expect(help(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(help(page)).toBeHidden();
});

test('a returning visitor is offered help after skipping two different steps', async ({ page }) => {
  await open(page, '/?visitor=returning');
  const reopen = page
    .getByRole('complementary')
    .getByRole('button', { name: navigationCopy.sidebar.onboarding });
  await reopen.click();
  await expect(title(page, onboardingWelcome.title)).toBeFocused();
  await press(page, 'Skip');
  await expect(help(page)).toBeHidden();
  await reopen.click();
  await press(page, 'Skip');
  await expect(help(page)).toBeHidden();
  await reopen.click();
  await toGoals(page);
  await press(page, 'Skip');
  await expect(help(page)).toBeVisible();
});

test("switching to a new visitor's page shows the panel, even if it was left before", async ({ page }) => {
  await open(page, '/');
  await press(page, 'Skip');
  await open(page, '/about');
  await expect(panel(page)).toBeHidden();
  await open(page, '/?visitor=new');
  await expect(panel(page)).toBeVisible();
});

test('close marks nothing: the panel is hidden for this visit, reopens at the same step, and is back on the next visit', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/');
  await toGoals(page);
  await press(page, 'Close');
  await expect(panel(page)).toBeHidden();
  await expect(help(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, onboardingCopy.again.panel);
  await expect(title(page, 'Choose your goal')).toBeFocused();
  await press(page, 'Close');
  await open(page, '/');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(panel(page)).toBeHidden();

  const storageState = await page.context().storageState();
  const nextVisit = await browser.newContext({ baseURL, storageState });
  const nextPage = await nextVisit.newPage();
  await open(nextPage, '/');
  await expect(panel(nextPage)).toBeVisible();
  await nextVisit.close();
});

test('switching to new shows step 1, switching to returning hides and completes it, and focus stays', async ({
  page,
}) => {
  await open(page, '/?visitor=returning');
  await choose(page, 'Visitor type', 'New');
  await expect(title(page, onboardingWelcome.title)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toBeFocused();
  await toGoals(page);
  await choose(page, 'Visitor type', 'Returning');
  await expect(panel(page)).toBeHidden();
  await choose(page, 'Visitor type', 'New');
  await expect(title(page, onboardingWelcome.title)).toBeVisible();
});
