import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { bar, command, openDemo, panel, who } from '../support/demo-bar';
import { readShift } from '../support/read-shift';
import { expect, test } from '../support/site';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

/**
 * Controls in the viewport whose center is covered. Page content below the bar's top edge does not count; 1 px of
 * tolerance for the rounding of elementFromPoint.
 */
const listCovered = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('[data-slot=demo-bar]')?.getBoundingClientRect().top ?? 0;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, summary, textarea',
    );
    return [...controls].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const [middle, center] = [x + width / 2, y + height / 2];
      const drawer = control.closest('[data-slot=demo-panel]')?.getBoundingClientRect();
      if (drawer && (center < drawer.top || center > drawer.bottom)) return [];
      const isFloating = control.closest('[data-slot=demo-bar], [data-slot=widget-dock]') !== null;
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || width < 8 || height < 8 || center < 0 || center > innerHeight) return [];
      if (!isFloating && center >= edge - 1) return [];
      const top = document.elementFromPoint(middle, center);
      const isFree = control.contains(top) || top?.closest('label')?.contains(control) === true;
      const name = control.textContent.trim() || control.outerHTML.slice(0, 80);
      return isFree ? [] : [`${name} under ${top?.outerHTML.slice(0, 120) ?? 'nothing'}`];
    });
  });

test('no control is covered in any of the 18 views', async ({ page }) => {
  await openDemo(page);
  await expect(page.locator('[data-slot=chat-toggle]')).toBeVisible();
  const seen = new Set<string>();
  for (let view = 0; view < 18; view += 1) {
    const name = (await who(page).textContent()) ?? '';
    seen.add(name);
    expect(await listCovered(page), name).toEqual([]);
    await expect(page.locator('[data-slot=onboarding-panel]').filter({ visible: true })).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(who(page)).not.toHaveText(name);
  }
  expect(seen.size).toBe(18);
});

test('with two steps, the longest name and every persona are whole in the bar or in a title', async ({
  page,
}) => {
  await openDemo(page);
  await page.keyboard.press('s');
  const company = 'Amalgamated Consolidated Precision Instruments of Ohio, Inc.';
  const field = panel(page, demoViewCopy.share.heading).getByLabel(demoViewCopy.share.company);
  await field.fill(`${company}x`);
  await expect(field).toHaveAccessibleDescription('Use one line of plain text, up to 60 characters.');
  await field.fill(company);
  const add = panel(page, demoViewCopy.share.heading).getByRole('button', {
    name: demoViewCopy.share.addStep,
  });
  await add.click();
  await command(page, demoViewCopy.persona.next).click();
  await expect(who(page)).toContainText('Returning');
  await add.click();
  await page.keyboard.press('Escape');
  for (const key of ['1', '2', '3']) {
    await page.keyboard.press(key);
    for (const text of await bar(page).locator('[data-slot=demo-row] p').all()) {
      const { isCut, words, title } = await text.evaluate((element) => ({
        isCut: element.scrollWidth > element.clientWidth,
        words: element.textContent,
        title: element.getAttribute('title'),
      }));
      if (isCut) expect(words).toContain(title);
    }
    await expect(bar(page).getByTitle(`Prepared for ${company}`)).toBeVisible();
  }
});

test('nothing shifts inside the demo view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openDemo(page);
  await page.waitForLoadState('networkidle');
  expect((await readShift(page)).toFixed(4)).toMatch(/^0\.000\d$/);
});

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
