import type { Page } from 'playwright/test';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { chatToggleCopy } from '@/lib/content/shell';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import {
  button as accessibilityButton,
  card as accessibilityCard,
} from '../support/pages/accessibility-card';
import { field as question, toggle as chatToggle } from '../support/pages/chat-page';
import { notice, submit } from '../support/pages/contact-page';
import { panel, title } from '../support/pages/onboarding-panel';
import { expect, open, test } from '../support/site/site';
import { panel as whyPanel, why } from '../support/pages/why-panel';

const hero = (page: Page) => why(page, 'Headline and main button');

/** Parts whose script loads when they are first used. */
const PARTS = [
  {
    name: 'the accessibility card',
    path: '/about?visitor=returning',
    opener: accessibilityButton,
    failure: (page: Page) => page.getByText(accessibilityCopy.loadFailed).first(),
    opened: accessibilityCard,
  },
  {
    name: 'the assistant',
    path: '/about?segment=developer',
    opener: chatToggle,
    failure: (page: Page) => page.getByText(chatToggleCopy.loadFailed).first(),
    opened: question,
  },
  {
    name: 'the onboarding steps',
    path: '/',
    opener: (page: Page) => panel(page).getByRole('button', { name: 'Next', exact: true }),
    failure: (page: Page) => panel(page).getByText(onboardingWelcome.loadFailed),
    opened: (page: Page) => title(page, 'Choose your goal'),
  },
  {
    name: 'the demo request',
    path: '/contact',
    opener: submit,
    failure: (page: Page) => notice(page, demoRequestCopy.failures.network.title),
    opened: (page: Page) => notice(page, demoRequestCopy.mistakes.title),
  },
] as const;

test.use({ allowedConsole: /Failed to load|ERR_FAILED/ });

for (const part of PARTS)
  test(`${part.name}: when its script fails to load it says so, and the next press tries again`, async ({
    page,
  }) => {
    await open(page, part.path);
    await expect(part.opener(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await part.opener(page).click();
    await expect(part.failure(page)).toBeVisible();
    await page.unroute('**/_next/static/**/*.js');
    await part.opener(page).click();
    await expect(part.opened(page)).toBeVisible();
  });

test('an explanation that fails to load leaves a link to its rule, and the next opening tries again', async ({
  page,
}) => {
  await open(page, '/?visitor=returning');
  await page.waitForSelector('[data-slot=widget-dock]', { state: 'attached' });
  await page.route('**/_next/static/**', (route) => route.abort());
  const summary = hero(page).locator('summary').first();
  const link = hero(page).getByRole('link', { name: 'Read the rule' });
  await summary.click();
  await expect(link).toBeVisible();
  await expect(whyPanel(hero(page))).toHaveCount(0);
  await page.unroute('**/_next/static/**');
  await summary.click();
  await summary.click();
  await expect(whyPanel(hero(page))).toBeVisible();
  await expect(link).toHaveCount(1);
});
