import { openDetails, panel, showAllMarks } from '../support/pages/why-panel';
import { expect, open, test } from '../support/site/site';

for (const width of [320, 1440])
  test(`at ${width} px every explanation opens beside its mark, is small and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/?visitor=returning');
    const marks = page.locator('main details[data-why]');
    await expect(marks.filter({ visible: true })).toHaveCount(1);
    await showAllMarks(page);
    // What loads near the window has loaded.
    await marks.filter({ visible: true }).last().scrollIntoViewIfNeeded();
    await expect(page.locator('#recommendations [data-slot=relevance]')).toBeVisible();
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const mark of await marks.filter({ visible: true }).all()) {
      await mark.scrollIntoViewIfNeeded();
      const height = await readHeight();
      await openDetails(mark);
      const box = await panel(mark).locator('xpath=../..').boundingBox();
      const summary = await mark.locator('summary').first().boundingBox();
      if (!box || !summary) throw new Error('no box');
      expect(box.width).toBeLessThanOrEqual(320);
      expect(box.height).toBeLessThanOrEqual(280);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const gap = Math.max(box.y - summary.y - summary.height, summary.y - box.y - box.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(8);
      expect(await readHeight()).toBe(height);
    }
  });
