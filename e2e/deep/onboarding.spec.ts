import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { choose, panel, press, title, toGoals } from '../support/onboarding-panel';
import { expect, open, test } from '../support/site';

const progress = (page: Page) => page.getByRole('progressbar', { name: onboardingWelcome.progress.label });

test('the panel is in the HTML for new visitors, hidden without scripts, and absent for returning visitors', async ({
  request,
}) => {
  const htmlFor = async (visitor: string) => (await request.get(`/?visitor=${visitor}`)).text();
  expect(await htmlFor('new')).toMatch(/<section[^>]*data-slot="onboarding-panel"[^>]*data-scripted/);
  expect(await htmlFor('returning')).not.toContain('data-slot="onboarding-');
});

for (const theme of ['futuristic-clarity', 'minimal-intelligence', 'human-centered-tech']) {
  test(`step 1 is one compact row on a phone, and the hero stays in view, in ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
    await page.setViewportSize({ width: 375, height: 667 });
    await open(page, '/');
    const box = await panel(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(120);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
}

const WAYS = [
  ['explorer', 'Drive Innovation', [['About you', '100']]],
  [
    'researcher',
    'Build & Integrate',
    [
      ['Integration topics', '75'],
      ['About you', '100'],
    ],
  ],
  [
    'converter',
    'Grow Business',
    [
      ['Business goals', '75'],
      ['About you', '100'],
    ],
  ],
] as const;

for (const [cluster, goal, middle] of WAYS) {
  test(`all steps for the ${cluster} with the goal ${goal}, forward and back, to the end`, async ({
    page,
  }) => {
    await open(page, `/?cluster=${cluster}`);
    await expect(progress(page)).toHaveAttribute('value', '33');
    await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden();
    await toGoals(page);
    await expect(progress(page)).toHaveAttribute('value', '67');
    await page.getByRole('radio', { name: goal }).check();
    for (const [name, percent] of middle) {
      await press(page, 'Next');
      await expect(title(page, name)).toBeFocused();
      await expect(title(page, name)).toHaveAccessibleDescription(new RegExp(`${percent}% complete`));
      await expect(progress(page)).toHaveAttribute('value', percent);
    }
    await press(page, 'Next');
    await expect(title(page, 'Your view is ready')).toBeFocused();
    await expect(progress(page)).toHaveAttribute('value', '100');
    for (const [name] of [...middle].reverse()) {
      await press(page, 'Previous');
      await expect(title(page, name)).toBeFocused();
    }
    await press(page, 'Previous');
    await expect(page.getByRole('radio', { name: goal })).toBeChecked();
    for (let step = 0; step <= middle.length; step += 1) await press(page, 'Next');

    const saved = page.waitForRequest((sent) => sent.url().endsWith('/new-user-status'));
    await press(page, 'Get Started');
    expect((await saved).postDataJSON()).toEqual({ isNewUser: false });
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Visitor type' })).toContainText('Returning');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });
}

test('Next requires a goal, and a goal changes the segment and the page at once', async ({ page }) => {
  await open(page, '/');
  await toGoals(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.getByText('Choose at least one')).toBeVisible();
  await expect(next).toBeDisabled();
  for (const [goal, segment] of [
    ['Build & Integrate', 'developer'],
    ['Grow Business', 'sales-prospect'],
    ['Drive Innovation', 'innovation-leader'],
  ] as const) {
    const radio = page.getByRole('radio', { name: goal });
    const saved = page.waitForRequest((sent) => sent.url().endsWith('/segment'));
    await radio.check();
    expect((await saved).postDataJSON()).toEqual({ segment });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      homeCopy.hero.copy[segment].explorer.headline,
    );
    await expect(radio).toBeFocused();
    await expect(next).toBeEnabled();
  }
});

test('a change of segment or cluster recomputes the steps ahead, but not completed ones', async ({
  page,
}) => {
  await open(page, '/');
  await toGoals(page);
  await page.getByRole('radio', { name: 'Build & Integrate' }).check();
  await press(page, 'Next');
  await expect(title(page, 'About you')).toBeFocused();
  await choose(page, 'Behavior', 'Researcher');
  await expect(panel(page).getByRole('listitem')).toHaveText([
    'Welcome',
    'Goal',
    'About you',
    'Integration topics',
    'Ready',
  ]);
  await press(page, 'Next');
  await expect(title(page, 'Integration topics')).toBeFocused();
});

test('the profile is optional, stays in the browser and shapes the last step', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/?cluster=researcher');
  await toGoals(page);
  await page.getByRole('radio', { name: 'Build & Integrate' }).check();
  await press(page, 'Next');
  await page.getByRole('radio', { name: onboardingCopy.integration.options.privacy.label }).check();
  await press(page, 'Next');
  await page.getByLabel('Name', { exact: true }).fill('<img src=x onerror=alert(1)>');
  await page.getByLabel('Role').selectOption(onboardingCopy.profile.role.options['product-manager']);
  await page.getByLabel('Company size').selectOption('1000+');
  await page.getByRole('checkbox', { name: 'Multi-channel Support' }).check();
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(title(page, 'Your view is ready, <img src=x onerror=alert(1)>')).toBeFocused();
  await expect(
    panel(page).getByRole('link', { name: onboardingCopy.integration.options.privacy.start.label }),
  ).toHaveAttribute('href', '/settings#privacy');
  await open(page, '/about');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('onboarding-profile') ?? ''))).toEqual({
    name: '<img src=x onerror=alert(1)>',
    role: 'product-manager',
    companySize: '1000+',
    interests: ['Multi-channel Support'],
    integrationTopic: 'privacy',
    businessGoal: null,
  });
  expect(bodies.filter((text) => /onerror|product-manager|Multi-channel/.test(text))).toEqual([]);
});
