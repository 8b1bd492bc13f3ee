import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { store } from '../support/accessibility-card';
import { expect, open, test } from '../support/site';

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
