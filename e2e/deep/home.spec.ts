import { navigationCopy } from '@/lib/content/navigation';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { expect, open, test } from '../support/site';

for (const path of ['/?segment=innovation-leader&visitor=returning&cluster=researcher', '/compare'])
  test(`${path}: the longest options fit unbroken in their selects on a narrow phone`, async ({ page }) => {
    for (const width of [353, 360, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, path);
      const broken = await page.locator('main, [data-slot="selector-bar"]').evaluateAll((places) =>
        places
          .flatMap((place) => [...place.querySelectorAll('[data-slot="select-value"]')])
          .filter(({ firstChild }) => {
            const range = document.createRange();
            if (firstChild) range.selectNodeContents(firstChild);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size !== 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
  });

test('in forced colors the pictures use system colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const isSystem = await page.locator('#industries [data-slot=drawing] path').evaluateAll((all) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const system = ['GrayText', 'CanvasText', 'Highlight'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    return all.map((path) => system.includes(getComputedStyle(path).stroke));
  });
  expect(new Set(isSystem)).toEqual(new Set([true]));
});

test('each step of the tour has its own picture', async ({ page }) => {
  await open(page, '/?visitor=returning');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: navigationCopy.sidebar.tour, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: smartFlowCopy.title });
  const drawings = dialog.locator('[data-slot=drawing]');
  const pictures = new Set<string>();
  for (const step of SMART_FLOW_STEPS) {
    await expect(drawings).toHaveCount(1);
    pictures.add(await drawings.innerHTML());
    if (step !== 'getting-started')
      await dialog.getByRole('button', { name: smartFlowCopy.buttons.next, exact: true }).click();
  }
  expect(pictures.size).toBe(SMART_FLOW_STEPS.length);
});
