import { createContext, Script } from 'node:vm';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { BOOT_SCRIPT } from '@/app/boot-script';
import { ROUTES } from '@/lib/config/routes';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { describeRoot, parseAccessibility } from '@/lib/personalization/accessibility';
import { generateAccessibilityGarbage } from '@/e2e/support/accessibility-garbage';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { button, card, openCard, root, slider, store, toggle } from '../support/accessibility-card';
import { expect, open, test } from '../support/site';

test.describe('with errors expected', () => {
  test.use({ allowedConsole: /Failed to load resource|accessibility settings are invalid/ });

  test('stored settings apply before the first paint, without any script but the boot script', async ({
    page,
  }) => {
    await store(
      page,
      '{"fontSize":22,"highContrast":true,"reducedMotion":true,"focusIndicators":false,"screenReaderMode":true}',
    );
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(root(page)).toHaveCSS('font-size', '22px');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const [name, value] of [
      ['font-size', '22'],
      ['contrast', 'high'],
      ['motion', 'reduced'],
      ['focus', 'plain'],
      ['screen-reader', 'on'],
    ] as const) {
      await expect(root(page)).toHaveAttribute(`data-${name}`, value);
    }
  });

  test('an invalid stored value logs a warning, and its default is used', async ({ page }) => {
    await store(page, '{"fontSize":"huge","highContrast":"yes","focusIndicators":false}');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await openCard(page);
    expect((await warning).text()).toBe(
      'Stored accessibility settings are invalid, using defaults for: fontSize, highContrast',
    );
    await expect(slider(page)).toHaveValue('16');
    await expect(toggle(page, accessibilityCopy.switches.highContrast.label)).not.toBeChecked();
    await expect(toggle(page, accessibilityCopy.switches.focusIndicators.label)).not.toBeChecked();
  });

  test('an out-of-range value is clamped; a full storage and a failing server prevent only saving', async ({
    page,
    context,
  }) => {
    await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await store(page, '{"fontSize":99}');
    await openCard(page);
    await expect(slider(page)).toHaveValue('24');
    await expect(root(page)).toHaveCSS('font-size', '24px');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await toggle(page, accessibilityCopy.switches.highContrast.label).click();
    await expect(root(page)).toHaveAttribute('data-contrast', 'high');
    await expect(card(page).getByText('these last until you close the page')).toBeVisible();
  });

  test('a card that fails to load says so, and the next press tries again', async ({ page }) => {
    await open(page, '/about?visitor=returning');
    await expect(button(page)).toBeVisible();
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await button(page).click();
    await expect(page.locator('[data-slot=accessibility-widget] p')).toHaveText(/did not load/);
    await page.unroute('**/_next/static/**/*.js');
    await button(page).click();
    await expect(card(page)).toBeVisible();
    await expect(page.locator('[data-slot=accessibility-widget] > p')).toBeHidden();
  });
});

test('on 10,000 garbage values the boot script never throws, and applies what the rules say', () => {
  const dataset: Record<string, unknown> = {};
  const stored = { text: '' };
  const browser = createContext({
    window: {},
    history: {},
    addEventListener: () => undefined,
    document: { documentElement: { dataset }, cookie: '' },
    localStorage: { getItem: (key: string) => (key === 'accessibility-settings' ? stored.text : null) },
    sessionStorage: { getItem: () => null },
  });
  const script = new Script(BOOT_SCRIPT);
  const differences: string[] = [];
  const shown = { fontSize: 0, contrast: 0, motion: 0, focus: 0, screenReader: 0 };
  for (const text of generateAccessibilityGarbage(10_000)) {
    for (const name of Object.keys(dataset)) delete dataset[name];
    stored.text = text;
    script.runInContext(browser);
    for (const [name, value] of Object.entries(describeRoot(parseAccessibility(text).choices))) {
      const actual = dataset[name] === undefined ? undefined : String(dataset[name]);
      if (actual !== value) differences.push(`${name} of ${text}: ${actual}, not ${value}`);
    }
    for (const name of Object.keys(dataset)) shown[name as keyof typeof shown] += 1;
  }
  expect(differences).toEqual([]);
  for (const count of Object.values(shown)) expect(count).toBeGreaterThan(100);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations on the open card at 375 px, ${scheme}, plain and in high contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 700 });
    await openCard(page);
    for (const isHigh of [false, true]) {
      if (isHigh) await toggle(page, accessibilityCopy.switches.highContrast.label).click();
      await expectNoAxeViolations(page, isHigh ? 'high contrast' : 'ordinary contrast');
    }
  });

  test(`in high contrast all text has a contrast of 7:1 in every theme, ${scheme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await store(page, '{"highContrast":true}');
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const [theme, paths] of [
      ['futuristic-clarity', ['/', '/features']],
      ['minimal-intelligence', ['/analytics', '/']],
      ['human-centered-tech', ['/settings', '/pricing']],
    ] as const) {
      await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
      for (const path of paths) {
        await open(page, `${path}?visitor=returning`);
        const { violations } = await new AxeBuilder({ page })
          .withRules(['color-contrast-enhanced'])
          .analyze();
        const found = violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${html} ${any[0]?.message}`),
        );
        expect(found, `${path} in ${theme}`).toEqual([]);
      }
    }
  });
}

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, enlarge] of [
  ['24 px', (page: Page) => store(page, JSON.stringify({ fontSize: 24 }))],
  [
    '200 % of the browser’s own',
    async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    },
  ],
] as const)
  test(`on a 320 px phone no page scrolls sideways with text at ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enlarge(page);
    for (const path of Object.values(ROUTES)) {
      await open(page, `${path}?visitor=returning`);
      expect.soft(await measureOverflow(page), path).toBe(0);
    }
  });

test('at 20 and 24 px nothing scrolls sideways, and the card and its button fit', async ({ page }) => {
  for (const [size, width] of [
    [20, 375],
    [24, 375],
    [24, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await store(page, JSON.stringify({ fontSize: size }));
    for (const path of ['/', '/features', '/analytics', '/settings']) {
      await open(page, `${path}?visitor=returning`);
      expect(await measureOverflow(page), `${path} at ${size} px on ${width} px`).toBe(0);
    }
    await button(page).click();
    const box = await card(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    await expect(card(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
});
