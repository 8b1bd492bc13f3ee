import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { findClipped, findViolations } from './a11y/findings';
import { nameLook, type Look } from './a11y/looks';
import { startVisit } from './a11y/start-visit';
import { STATES } from './a11y/states';
import { button, card, openCard, store } from '../support/accessibility-card';
import { expect, open, test } from '../support/site';

test.describe('when a script fails to load', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the card says so, and the next press tries again', async ({ page }) => {
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

for (const scheme of ['light', 'dark'] as const)
  test(`in high contrast all text has a contrast of 7:1 in every theme, ${scheme}`, async ({ page }) => {
    test.setTimeout(240_000);
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

test('at 24 px the card fits in the window', async ({ page }) => {
  await store(page, '{"fontSize":24}');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await openCard(page);
    const box = await card(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    await expect(card(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
});

/** Combinations that no other test covers; deep-a11y runs every state in every look. */
const LOOKS: Record<string, readonly Look[]> = {
  'demo bar': [{ theme: 'human-centered-tech', scheme: 'light', view: 'forced colors', width: '1280' }],
  replay: [
    { theme: 'human-centered-tech', scheme: 'dark', view: 'double', width: '768' },
    { theme: 'minimal-intelligence', scheme: 'light', view: 'forced colors', width: '320' },
  ],
  compare: [{ theme: 'human-centered-tech', scheme: 'dark', view: 'forced colors', width: '1280' }],
  'consent notice': [{ theme: 'minimal-intelligence', scheme: 'dark', view: 'forced colors', width: '320' }],
};

for (const [name, looks] of Object.entries(LOOKS))
  for (const look of looks)
    test(`axe finds no violations and no text is clipped: ${name}, ${nameLook(look)}`, async ({ page }) => {
      const state = STATES.find((one) => one.name === name);
      if (!state) throw new Error(`No state is called ${name}.`);
      const found: string[] = [];
      await startVisit(page, look);
      await state.show(page, async (what) => {
        const problems = [...(await findViolations(page)), ...(await findClipped(page))];
        found.push(...problems.map((problem) => `${what}: ${problem}`));
      });
      expect(found).toEqual([]);
    });
