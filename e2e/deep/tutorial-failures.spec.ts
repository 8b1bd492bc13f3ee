import { tutorialCopy } from '@/lib/content/tutorial';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { expect, open, test, watchScripts } from '../support/site';
import { card, inCard, opener, RETURNING, start, stepTitle, walkTo } from '../support/tutorial-card';

test('garbage in its storage key is treated as nothing stored; with storage blocked it still works', async ({
  page,
}) => {
  for (const garbage of ['{', 'null', '[]', '{"index":99,"open":"yes"}', '\u0000', '9'.repeat(10_000)]) {
    await page.addInitScript((text) => sessionStorage.setItem('tutorial', text), garbage);
    await start(page);
    await expect(stepTitle(page)).toHaveText('Welcome');
  }
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    }
  });
  await start(page);
  await walkTo(page, 2);
  await inCard(page, 'Close').click();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.behavior.title);
  await inCard(page, 'Skip').click();
  await expect(card(page)).toBeHidden();
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: /net::ERR_FAILED|status of 500/ });

  test('with every call failing, it can still be finished and shows no error', async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page, '/');
    await opener(page).click();
    await walkTo(page, 6);
    await inCard(page, 'Finish').click();
    await expect(card(page)).toBeHidden();
    await expect(page.getByRole('region', { name: onboardingWelcome.label })).toBeHidden();
    await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
  });

  test('when it cannot be loaded the button says so, and the next press tries again', async ({ page }) => {
    const readScripts = watchScripts(page);
    await open(page, RETURNING);
    await page.waitForLoadState('networkidle');
    expect(await readScripts()).not.toContain(tutorialCopy.steps.relevance.title);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await opener(page).click();
    const sorry = page.getByRole('button', { name: onboardingWelcome.loadFailed });
    await expect(sorry).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await sorry.click();
    await expect(stepTitle(page)).toBeFocused();
  });
});
