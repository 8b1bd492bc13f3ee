import type { Page } from 'playwright/test';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { navigationCopy } from '@/lib/content/navigation';
import { expect, open, test } from '../support/site';

const PERCENTS = [17, 33, 50, 67, 83, 100];

const dialog = (page: Page) => page.getByRole('dialog', { name: smartFlowCopy.title });
const inTour = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const opener = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: navigationCopy.sidebar.tour, exact: true });
const stepTitle = (page: Page) => dialog(page).getByRole('heading', { level: 3 });

async function openTour(page: Page, segment = 'developer') {
  await open(page, `/?segment=${segment}&visitor=returning`);
  await opener(page).click();
  await expect(stepTitle(page)).toBeFocused();
}

test('six steps, each with number, percent, chip and title; complete only closes the dialog', async ({
  page,
}) => {
  await openTour(page);
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()));
  for (const [index, step] of SMART_FLOW_STEPS.entries()) {
    const { title, chip } = smartFlowCopy.steps[step];
    await expect(stepTitle(page)).toHaveText(title);
    await expect(stepTitle(page)).toBeFocused();
    await expect(dialog(page).getByRole('status')).toContainText(`Step ${index + 1} of 6`);
    await expect(dialog(page).getByRole('status')).toContainText(`${PERCENTS[index]}% complete`);
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', String(PERCENTS[index]));
    await expect(inTour(page, chip)).toHaveAttribute('aria-current', 'step');
    if (index < 5) await inTour(page, 'Next').click();
  }
  await expect(inTour(page, 'Next')).toBeHidden();
  await inTour(page, 'Complete').click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(writes).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Escape and Close close it and return focus', async ({ page }) => {
  await openTour(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepTitle(page)).toBeFocused();
  await inTour(page, 'Close').click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('with the keyboard alone, without leaving the modal', async ({ page }) => {
  await openTour(page);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await inTour(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(stepTitle(page)).toHaveText('AI Automation');
});

test('a chip can be chosen only if its step is completed or not after the current one', async ({ page }) => {
  await openTour(page);
  await expect(inTour(page, 'Automation')).toBeDisabled();
  await inTour(page, 'Next').click();
  await inTour(page, 'Next').click();
  await expect(inTour(page, 'Platform')).toBeDisabled();
  await inTour(page, 'Welcome (done)').click();
  await expect(dialog(page).getByRole('status')).toContainText('Step 1 of 6');
  await expect(inTour(page, 'Previous')).toBeDisabled();
  await expect(inTour(page, 'Market')).toBeDisabled();
  await inTour(page, 'Automation (done)').click();
  await expect(dialog(page).getByRole('status')).toContainText('Step 2 of 6');
});

test('Personalizing is shown for 800 ms after every change to a step beyond the first', async ({ page }) => {
  await page.clock.install();
  await openTour(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const badge = dialog(page).getByText('Personalizing');
  await expect(badge).toBeHidden();
  await inTour(page, 'Next').click();
  await page.clock.runFor(799);
  await expect(badge).toBeVisible();
  await page.clock.runFor(1);
  await expect(badge).toBeHidden();
  await inTour(page, 'Previous').click();
  await expect(badge).toBeHidden();
});

for (const [segment, noted] of [
  ['developer', ['enterprise-ai', 'getting-started']],
  ['innovation-leader', ['market-intelligence', 'getting-started']],
  ['sales-prospect', ['sentiment-analysis', 'getting-started']],
] as const) {
  test(`the notes for ${segment}`, async ({ page }) => {
    await openTour(page, segment);
    for (const step of SMART_FLOW_STEPS) {
      const note = smartFlowCopy.steps[step].notes[segment];
      const isNoted = noted.some((id) => id === step);
      expect(note !== null).toBe(isNoted);
      await expect(dialog(page).getByText('For you:')).toHaveCount(isNoted ? 1 : 0);
      if (note) await expect(dialog(page)).toContainText(note);
      if (step !== 'getting-started') await inTour(page, 'Next').click();
    }
  });
}

test('the panel offers the tour too, and does not change behind it', async ({ page }) => {
  await open(page, '/');
  const panel = page.getByRole('region', { name: onboardingWelcome.label });
  await panel.getByRole('button', { name: navigationCopy.sidebar.tour }).click();
  await expect(stepTitle(page)).toBeFocused();
  for (let step = 1; step < 6; step += 1) await inTour(page, 'Next').click();
  await inTour(page, 'Complete').click();
  await expect(panel.getByText(onboardingWelcome.title)).toBeVisible();
  await expect(panel.getByRole('button', { name: navigationCopy.sidebar.tour })).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations on any step of the tour at 320 px, ${scheme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openTour(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const step of SMART_FLOW_STEPS) {
      await expectNoAxeViolations(page, step);
      if (step !== 'getting-started') await inTour(page, 'Next').click();
    }
  });
}
