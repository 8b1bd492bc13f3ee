import type { Locator } from 'playwright/test';
import { HOME_INDUSTRY_IDS } from '@/lib/content/home';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { ROUTES } from '@/lib/config/routes';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { navigationCopy } from '@/lib/content/navigation';
import { scenesCopy } from '@/lib/content/scenes';
import { CONTENT_BLOCK_IDS } from '@/lib/personalization/content-blocks';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { expect, open, test } from '../support/site';

const drawings = (inside: Locator) => inside.locator('[data-slot=drawing]');

async function expectAllDifferent(inside: Locator, count: number) {
  await expect(drawings(inside)).toHaveCount(count);
  const pictures = await drawings(inside).evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(pictures).size).toBe(count);
}

for (const segment of ['innovation-leader', 'developer', 'sales-prospect']) {
  test(`home page for ${segment}: all cards and all industries have different pictures`, async ({ page }) => {
    await open(page, `${ROUTES.home}?segment=${segment}`);
    await expectAllDifferent(page.locator('#recommendations'), 6);
    await expectAllDifferent(page.locator('#industries'), HOME_INDUSTRY_IDS.length);
  });

  test(`Content Hub for ${segment}: all cards have different pictures, also after a search`, async ({
    page,
  }) => {
    await open(page, `${ROUTES.contentHub}?segment=${segment}`);
    const panel = page.getByRole('tabpanel');
    await expectAllDifferent(panel, 4);
    await page.getByRole('searchbox', { name: hubBrowserCopy.search.label }).fill('example');
    await expectAllDifferent(panel, 3);
  });
}

test("each content block has a picture, named by the scene's title for the segment", async ({ page }) => {
  await open(page, `${ROUTES.features}?segment=developer#ai-content`);
  await expectAllDifferent(
    page.getByRole('tabpanel').getByRole('list', { name: 'Content blocks' }),
    CONTENT_BLOCK_IDS.length,
  );
  await expect(
    page.getByRole('figure').filter({ hasText: scenesCopy['ai-automation'].words.developer.title }),
  ).toBeVisible();
});

test('each step of the tour has its own picture', async ({ page }) => {
  await open(page, `${ROUTES.home}?visitor=returning`);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: navigationCopy.sidebar.tour, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: smartFlowCopy.title });
  const next = dialog.getByRole('button', { name: smartFlowCopy.buttons.next, exact: true });
  const pictures: string[] = [];
  for (const step of SMART_FLOW_STEPS) {
    await expect(drawings(dialog)).toHaveCount(1);
    pictures.push(await drawings(dialog).innerHTML());
    if (step !== 'getting-started') await next.click();
  }
  expect(new Set(pictures).size).toBe(SMART_FLOW_STEPS.length);
});

test('in forced colors the pictures use system colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, ROUTES.home);
  const strokes = await drawings(page.locator('#industries'))
    .locator('path')
    .evaluateAll((all) => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const system = ['GrayText', 'CanvasText', 'Highlight'].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      return all.map((path) => system.includes(getComputedStyle(path).stroke));
    });
  expect(new Set(strokes)).toEqual(new Set([true]));
});
