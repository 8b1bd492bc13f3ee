import { bar, openDemo } from '../support/demo-bar';
import { expect, test } from '../support/site';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

test('at every width the bar is low, and covers neither the end of the page nor the widgets', async ({
  page,
}) => {
  for (const [width, height] of [
    [375, 740],
    [768, 1000],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDemo(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const box = await bar(page).boundingBox();
    expect(box?.height ?? 1e9).toBeLessThan(120);
    const top = box?.y ?? 0;
    const end = await page.getByText('invented and are labeled').boundingBox();
    expect((end?.y ?? 1e9) + (end?.height ?? 0)).toBeLessThan(top);
    const widgets = page.locator('[data-slot=widget-dock] button').filter({ visible: true });
    for (const widget of await widgets.all()) {
      const place = await widget.boundingBox();
      // On a phone it is above the bar, otherwise inside it.
      const limit = width < 768 ? top : height;
      expect((place?.y ?? 1e9) + (place?.height ?? 0)).toBeLessThanOrEqual(limit);
    }
  }
});
