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
