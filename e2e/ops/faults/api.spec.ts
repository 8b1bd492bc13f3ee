import type { Page } from 'playwright/test';
import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import { ROUTES } from '@/lib/config/routes';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { chatCopy } from '@/lib/content/chat';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { shellCopy } from '@/lib/content/shell';
import { API_FAILURES, startFailingApi, type ApiFailure } from '../../support/faults/failing-api';
import { recordFigure, scale } from '../../support/faults/figures';
import { ask, button, chat, field, messages, toggle } from '../../support/chat-page';
import { expect, open, test } from '../../support/site';

test.describe.configure({ retries: 0 });
// The browser logs failed requests itself.
test.use({ allowedConsole: /^Failed to load resource/ });

const FAILURES = Object.keys(API_FAILURES) as ApiFailure[];

/** By default one failure per page; FAULTS=short and FAULTS=long try all of them. */
const routesFor = (failure: ApiFailure) =>
  Object.values(ROUTES).filter((_, index) =>
    scale({ test: index % FAILURES.length === FAILURES.indexOf(failure), short: true, long: true }),
  );

/** Controls that a page has without /api, in addition to the theme control of every page. */
const CONTROLS: Readonly<Record<string, readonly ('combobox' | 'tab')[]>> = {
  [ROUTES.home]: ['combobox', 'tab'],
  [ROUTES.contentHub]: ['combobox', 'tab'],
  [ROUTES.features]: ['tab'],
  [ROUTES.analytics]: ['combobox', 'tab'],
};

async function exerciseControls(page: Page, path: string) {
  for (const role of CONTROLS[path] ?? []) await expect(page.getByRole(role)).not.toHaveCount(0);
  // Before the selectors, which make the visitor a returning one without onboarding.
  if (path === ROUTES.home) await stepOnboarding(page);
  const html = page.locator('html');
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).first().click();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: shellCopy.colorMode.toLight }).first().click();
  await expect(html).not.toHaveClass(/dark/);
  for (const selector of await page.locator('button[role=combobox]').all()) {
    await selector.click();
    const option = page.getByRole('option').last();
    const label = (await option.innerText()).split('\n')[0] ?? '';
    await option.click();
    await expect(selector).toContainText(label);
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  for (const search of await page.getByRole('main').getByRole('searchbox').all()) {
    await search.fill('model');
    await expect(search).toHaveValue('model');
  }
  await openDetails(page);
  await switchContrast(page);
}

async function openDetails(page: Page) {
  const details = page.locator('main details').filter({ visible: true }).first();
  if ((await details.count()) === 0) return;
  const isOpenBefore = await details.evaluate((node: HTMLDetailsElement) => node.open);
  await details.locator('summary').first().click();
  await expect(details).toHaveJSProperty('open', !isOpenBefore);
}

async function stepOnboarding(page: Page) {
  const region = page.getByRole('region', { name: onboardingWelcome.label });
  await region.getByRole('button', { name: 'Next' }).click();
  await expect(region.getByText('Choose your goal', { exact: true }).first()).toBeVisible();
}

async function switchContrast(page: Page) {
  await page.getByRole('button', { name: 'Accessibility settings' }).first().click();
  const card = page.getByRole('dialog', { name: 'Accessibility' });
  const toggle = card.getByRole('switch', { name: accessibilityCopy.switches.highContrast.label });
  await toggle.click();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.keyboard.press('Escape');
}

for (const failure of FAILURES) {
  test(`every page renders, and its themes, lists, tabs, searches, details and steps work, while /api ${failure}`, async ({
    page,
    baseURL,
  }) => {
    const routes = routesFor(failure);
    test.setTimeout(30_000 + routes.length * 15_000);
    const site = await startFailingApi(baseURL ?? '', failure);
    try {
      for (const path of routes) {
        await test.step(path, async () => {
          await open(page, site.url + path);
          await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
          await exerciseControls(page, path);
          await expect(page.locator('[aria-busy=true]:visible'), 'no endless loading state').toHaveCount(0);
        });
      }
      recordFigure({
        fault: `/api ${failure}`,
        rounds: routes.length,
        figure: 'every page works',
        bar: 'works',
      });
    } finally {
      await site.stop();
    }
  });

  // chat.spec.ts lets only /api/chat fail; here every call fails.
  test(`the chat reports trouble and offers Retry while /api ${failure}`, async ({ page, baseURL }) => {
    const site = await startFailingApi(baseURL ?? '', failure);
    try {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${site.url}/pricing`);
      await toggle(page).click();
      await expect(field(page)).toBeFocused();
      await page.clock.runFor(CALL_TIMEOUT_MS);
      await expect(chat(page).getByText(chatCopy.readingHistory)).toBeHidden();
      await ask(page, 'Is there a free trial?');
      await expect(messages(page).first()).toHaveText('You: Is there a free trial?');
      await page.clock.runFor(CALL_TIMEOUT_MS);
      await expect(messages(page).last()).toContainText(chatCopy.trouble);
      await expect(button(page, chatCopy.retry)).toBeVisible();
    } finally {
      await site.stop();
    }
  });
}
