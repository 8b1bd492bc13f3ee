import type { Page } from 'playwright/test';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { shellCopy } from '@/lib/content/shell';
import { expect, open, test } from '../support/site';
import { card, inCard, opener, ring, start, stepTitle, titles, walkTo } from '../support/tutorial-card';

const tab = (page: Page, name: string) => card(page).getByRole('tab', { name });

const pause = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

const patches = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  return sent;
};

test('next marks the step done and moves on after 1000 ms, then after 500 ms; back moves immediately', async ({
  page,
}) => {
  await page.clock.install();
  await start(page);
  await pause(page);
  for (const [index, { tab: tabId }] of TUTORIAL_STEPS.entries()) {
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
    await expect(tab(page, tutorialCopy.tabs[tabId])).toHaveAttribute('aria-selected', 'true');
    await expect(card(page).getByText(`Step ${index + 1} of 7`, { exact: true })).toBeVisible();
    if (index === 6) break;
    await inCard(page, 'Next').click();
    await expect(card(page).getByText(`Step ${index + 1} of 7 · Done`)).toBeVisible();
    await page.clock.runFor(index === 0 ? 999 : 499);
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
    await page.clock.runFor(1);
  }
  await expect(inCard(page, 'Next')).toHaveCount(0);
  for (let index = 5; index >= 0; index -= 1) {
    await inCard(page, 'Back').click();
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
  }
});

test('finish is not delayed, makes the visitor a returning one and returns focus', async ({ page }) => {
  const sent = patches(page);
  await page.clock.install();
  await open(page, '/');
  await expect(page.getByRole('region', { name: onboardingWelcome.label })).toBeVisible();
  await opener(page).click();
  await walkTo(page, 6);
  await pause(page);
  await inCard(page, 'Finish').click();
  await expect(card(page)).toBeHidden();
  await expect(ring(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: onboardingWelcome.label })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toHaveText(/Returning/);
  await expect(opener(page)).toBeFocused();
  await expect
    .poll(() => sent)
    .toEqual([expect.stringMatching(/^\/api\/user\/\d+\/new-user-status \{"isNewUser":false\}$/)]);
  await page.clock.resume();
  await open(page, '/');
  await expect(page.getByRole('region', { name: onboardingWelcome.label })).toBeHidden();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText('Welcome');
});

test('the help offer opens it; skip completes onboarding immediately', async ({ page }) => {
  const sent = patches(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  const help = page.getByRole('region', { name: 'Need help?' });
  await help.getByRole('button', { name: 'Interactive Tutorial' }).click();
  await expect(stepTitle(page)).toBeFocused();
  await inCard(page, 'Skip').click();
  await expect(card(page)).toBeHidden();
  await expect(help).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => sent.join()).toMatch(/new-user-status \{"isNewUser":false\}$/);
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('the tabs can be opened; the Settings tab has the real switches', async ({ page }) => {
  const sent = patches(page);
  await start(page);
  await walkTo(page, 1);
  await tab(page, 'Welcome').press('ArrowRight');
  await expect(tab(page, 'Recommendations')).toBeFocused();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.recommendations.title);
  await page.keyboard.press('End');
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.settings.title);
  await expect(card(page)).toContainText('You are looking around. Next continues from step 2.');
  const behavioral = card(page).getByRole('switch', {
    name: shellCopy.settings.switches.behavioralAnalytics.label,
  });
  await behavioral.click();
  await expect(page.locator('[data-slot="settings-counter"]')).toHaveText(['2 of 3 active', '2 of 3 active']);
  await expect
    .poll(() => sent.join())
    .toMatch(/personalization-settings\/\d+ \{"behavioralAnalytics":false\}$/);
  await inCard(page, 'Next').click();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.behavior.title);
});

test('Escape closes it at its current step, and completes nothing', async ({ page }) => {
  const sent = patches(page);
  await start(page);
  await walkTo(page, 3);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(card(page)).toBeHidden();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.recommendations.title);
  await inCard(page, 'Close').click();
  await expect(opener(page)).toBeFocused();
  expect(sent).toEqual([]);
});

test('the guide types at 40 ms per character; with reduced motion it shows its text at once', async ({
  page,
}) => {
  const typed = page.locator('[data-slot="guide-bubble-text"]');
  await page.clock.install();
  await start(page);
  await walkTo(page, 1);
  await pause(page);
  await inCard(page, 'Next').click();
  await page.clock.runFor(500);
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.behavior.title);
  await expect(typed).toHaveText('');
  await page.clock.runFor(39);
  await expect(typed).toHaveText('');
  await page.clock.runFor(1);
  await expect(typed).toHaveText('I');
  await page.clock.runFor(280);
  await expect(typed).toHaveText('I guess');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(typed).toHaveText(tutorialCopy.steps.behavior.guideMessage);
});
