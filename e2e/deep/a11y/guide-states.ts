import type { Page } from 'playwright/test';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { expect, open } from '../../support/site';
import { press, RETURNING, type CheckState, type States } from './state';

const onboarding = (page: Page) => page.getByRole('region', { name: onboardingWelcome.label });

async function walkOnboarding(page: Page, check: CheckState) {
  await open(page, '/?cluster=converter');
  await check('welcome');
  const region = onboarding(page);
  await region.getByRole('button', { name: 'Next' }).click();
  await region.getByRole('radio', { name: 'Grow Business' }).check();
  for (const [title, next] of [
    ['Choose your goal', 'Next'],
    ['Business goals', 'Next'],
    ['About you', 'Next'],
  ] as const) {
    await expect(region.getByText(title, { exact: true }).first()).toBeVisible();
    await check(title);
    await region.getByRole('button', { name: next, exact: true }).click();
  }
  await expect(region.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await check('ready');
  await region.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Need help?' })).toBeVisible();
  await check('help offered');
}

/** This step is shown only to researchers with this goal. */
async function chooseTopics(page: Page, check: CheckState) {
  await open(page, '/?cluster=researcher');
  const region = onboarding(page);
  await region.getByRole('button', { name: 'Next' }).click();
  await region.getByRole('radio', { name: 'Build & Integrate' }).check();
  await region.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(region.getByText('Integration topics', { exact: true }).first()).toBeVisible();
  await check('topics');
}

async function walkTutorial(page: Page, check: CheckState) {
  await open(page, `/${RETURNING}`);
  await press(page, 'Start the tutorial');
  const card = page.getByRole('dialog', { name: 'Interactive tutorial' });
  for (let step = 1; step <= 7; step += 1) {
    await expect(card.getByText(new RegExp(`^Step ${step} of 7`)).first()).toBeVisible();
    await check(`step ${step}`);
    if (step < 7) await card.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

async function walkTour(page: Page, check: CheckState) {
  await open(page, `/features${RETURNING}`);
  await page.getByRole('button', { name: 'Try Smart Onboarding' }).first().click();
  const dialog = page.getByRole('dialog', { name: smartFlowCopy.title });
  for (let step = 1; step <= 6; step += 1) {
    await expect(dialog.getByRole('status')).toContainText(`Step ${step} of 6`);
    await check(`step ${step}`);
    if (step < 6) await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

export const GUIDE_STATES: States = {
  'onboarding panel': walkOnboarding,
  'integration topics': chooseTopics,
  tutorial: walkTutorial,
  tour: walkTour,
};
