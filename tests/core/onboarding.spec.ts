import type { Page } from 'playwright/test';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { homeCopy } from '@/lib/content/home';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { choose } from '../support/pages/home-page';
import { help, panel, press, title, toGoals } from '../support/pages/onboarding-panel';
import { readShift, watchPatches } from '../support/browser/watch-page';
import { expect, open, test } from '../support/site/site';

const progress = (page: Page) => page.getByRole('progressbar', { name: onboardingWelcome.progress.label });

test('a developer who researches goes from the welcome to Get Started; the goal sets the page, the profile stays in the browser', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  const patches = watchPatches(page);
  await open(page, '/?cluster=researcher');
  await expect(progress(page)).toHaveAttribute('value', '33');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden();
  await toGoals(page);
  await expect(progress(page)).toHaveAttribute('value', '67');
  await expect(page.getByText('Choose at least one')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeDisabled();
  for (const [goal, segment] of [
    ['Grow Business', 'sales-prospect'],
    ['Drive Innovation', 'innovation-leader'],
    ['Build & Integrate', 'developer'],
  ] as const) {
    const radio = page.getByRole('radio', { name: goal });
    await radio.check();
    await expect.poll(() => patches.at(-1)).toBe(`/api/user/{id}/segment {"segment":"${segment}"}`);
    const { headline } = homeCopy.hero.copy[segment].researcher;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(radio).toBeFocused();
    await expect(next).toBeEnabled();
  }
  await expect(panel(page).getByRole('listitem')).toHaveText([
    'Welcome',
    'Goal',
    'Integration topics',
    'About you',
    'Ready',
  ]);
  await press(page, 'Next');
  await expect(title(page, 'Integration topics')).toBeFocused();
  await expect(progress(page)).toHaveAttribute('value', '75');
  await page.getByRole('radio', { name: onboardingCopy.integration.options.privacy.label }).check();
  await press(page, 'Next');
  await expect(title(page, 'About you')).toBeFocused();
  await expect(title(page, 'About you')).toHaveAccessibleDescription(/Step 4 of 4/);
  await page.getByLabel('Name', { exact: true }).fill('<img src=x onerror=alert(1)>');
  await page.getByLabel('Role').selectOption('product-manager');
  await page.getByLabel('Company size').selectOption('1000+');
  await page.getByRole('checkbox', { name: 'Multi-channel Support' }).check();
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(title(page, 'Your view is ready, <img src=x onerror=alert(1)>')).toBeFocused();
  await expect(progress(page)).toHaveAttribute('value', '100');
  const { start } = onboardingCopy.integration.options.privacy;
  await expect(panel(page).getByRole('link', { name: start.label })).toHaveAttribute(
    'href',
    '/settings#privacy',
  );
  await press(page, 'Previous');
  await expect(page.getByRole('checkbox', { name: 'Multi-channel Support' })).toBeChecked();
  await press(page, 'Next');

  await press(page, 'Get Started');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toContainText('Returning');
  await expect.poll(() => patches.at(-1)).toBe('/api/user/{id}/new-user-status {"isNewUser":false}');
  await open(page, '/about');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(bodies.filter((text) => /onerror|product-manager|Multi-channel/.test(text))).toEqual([]);
});

test('on a phone the first step is one row above the hero, in each theme; on a tablet Skip leaves an offer of help, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  expect(await readShift(page)).toBe(0);
  for (const theme of VISUAL_THEME_IDS) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect((await panel(page).boundingBox())?.height, theme).toBeLessThanOrEqual(120);
    await expect(page.getByRole('heading', { level: 1 }), theme).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 768, height: 900 });
  await press(page, 'Skip');
  await expect(panel(page)).toBeHidden();
  await expect(title(page, 'Need help?')).toBeFocused();
  await expect(help(page).getByRole('button', { name: 'Interactive Tutorial' })).toBeVisible();
  await expect(help(page).getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact#support',
  );
  await open(page, '/');
  await expect(help(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await readShift(page)).toBe(0);

  await press(page, onboardingWelcome.help.decline);
  await expect(help(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(help(page)).toBeHidden();
});

test('Close marks nothing: the panel reopens at its step, and starts again for a visitor switched to new', async ({
  page,
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

  await choose(page, 'Visitor type', 'Returning');
  await choose(page, 'Visitor type', 'New');
  await expect(title(page, onboardingWelcome.title)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toBeFocused();
});
