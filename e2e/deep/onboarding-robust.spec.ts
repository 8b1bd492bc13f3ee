import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { panel, press, title } from '../support/onboarding-panel';
import { expect, open, test, watchScripts } from '../support/site';

const guide = (page: Page) => page.locator('[data-slot="guide-bubble-text"]');

/** Calls `look` in every state of the panel. */
async function walk(page: Page, look: (state: string) => Promise<void>) {
  const see = async (state: string) => {
    await expect(title(page, state)).toBeVisible();
    await look(state);
  };
  await open(page, '/?cluster=converter');
  await see(onboardingWelcome.title);
  await press(page, 'Next');
  await see('Choose your goal');
  await page.getByRole('radio', { name: 'Grow Business' }).check();
  await press(page, 'Next');
  await see('Business goals');
  await press(page, 'Next');
  await page.getByLabel('Name', { exact: true }).fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(2));
  await see('About you');
  await press(page, 'Next');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await look('Ready');
  await press(page, 'Skip');
  await see('Need help?');
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any state of the panel, ${scheme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await walk(page, (state) => expectNoAxeViolations(page, state));
  });
}

for (const [width, fontSize] of [
  [320, '100%'],
  [375, '200%'],
] as const) {
  test(`no text is clipped at ${width} px and ${fontSize} text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, fontSize);
    await walk(page, async (state) => {
      const isCut = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isCut, state).toBe(false);
    });
  });
}

test('all steps with the keyboard alone', async ({ page }) => {
  const focused = page.locator(':focus');
  const tabTo = async (control: Locator) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${control.toString()}`);
  };
  const button = (name: string) => panel(page).getByRole('button', { name, exact: true });
  await open(page, '/');
  await tabTo(button('Next'));
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Choose your goal');
  await tabTo(page.getByRole('radio', { name: 'Drive Innovation' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Build & Integrate' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('About you');
  await tabTo(button('Next'));
  await page.keyboard.press('Space');
  await expect(focused).toHaveText('Your view is ready');
  await tabTo(button('Get Started'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the guide types at 20 ms per character, can be skipped and dismissed, and leaves focus on the step', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Choose your goal' })).toBeFocused();
  await expect(guide(page)).toHaveText('');
  await page.clock.runFor(19);
  await expect(guide(page)).toHaveText('');
  await page.clock.runFor(1);
  await expect(guide(page)).toHaveText('P');
  await page.clock.runFor(60);
  await expect(guide(page)).toHaveText('Pick');
  await press(page, 'Show full text');
  await expect(guide(page)).toHaveText('Pick the one closest to your job. The page changes right away.');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await press(page, 'Dismiss');
  await expect(page.getByRole('heading', { name: 'Choose your goal' })).toBeFocused();
  await page.clock.runFor(299);
  await expect(guide(page)).toBeAttached();
  await page.clock.runFor(1);
  await expect(guide(page)).not.toBeAttached();
});

test('with reduced motion the guide shows its text at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await press(page, 'Next');
  await expect(guide(page)).toHaveText('Pick the one closest to your job. The page changes right away.');
});

test('garbage in storage is treated as nothing stored', async ({ page }) => {
  for (const garbage of ['{', 'null', '[]', '{"hidden":"yes","name":{}}', '\u0000', '9'.repeat(10_000)]) {
    await page.addInitScript((text) => {
      sessionStorage.setItem('onboarding', text);
      localStorage.setItem('onboarding-profile', text);
    }, garbage);
    await open(page, '/');
    await press(page, 'Next');
    await page.getByRole('radio', { name: 'Drive Innovation' }).check();
    await press(page, 'Next');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  }
});

test('with storage blocked or full the panel works until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    }
  });
  await walk(page, async () => undefined);
});

test.describe('when the later steps', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ });

  test('cannot be loaded, the panel says so, and the next press tries again', async ({ page }) => {
    await open(page, '/');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await press(page, 'Next');
    await expect(panel(page)).toContainText(onboardingWelcome.loadFailed);
    await page.unroute('**/_next/static/chunks/**');
    await press(page, 'Next');
    await expect(page.getByRole('heading', { name: 'Choose your goal' })).toBeFocused();
  });
});

test('the later steps are not in the first load', async ({ page }) => {
  const readScripts = watchScripts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const firstLoad = await readScripts();
  expect(firstLoad).toContain(onboardingWelcome.title);
  expect(firstLoad).not.toContain('Choose at least one');
  expect(firstLoad).not.toContain(smartFlowCopy.title);
});
