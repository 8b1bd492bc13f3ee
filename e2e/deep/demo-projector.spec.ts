import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { blur, demoCookie, openDemo, panel, reasons, who } from '../support/demo-bar';
import { expect, test } from '../support/site';

const { share, controls } = demoViewCopy;

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
  test.setTimeout(90_000);
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

test('the bar stays one row with any name, and a panel leaves room for the page next to it', async ({
  page,
}) => {
  await openDemo(page);
  await page.keyboard.press('s');
  await panel(page, share.heading).getByLabel(share.company).fill('W'.repeat(60));
  await panel(page, share.heading).getByRole('button', { name: share.addStep }).click();
  await expect(who(page)).toContainText('Step 1 of 1');
  const row = page.locator('[data-slot=demo-row]');
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  for (const key of ['s', 'v', 'e']) {
    await blur(page);
    if (key !== 's') await page.keyboard.press(key);
    const drawer = await page.locator('[data-slot=demo-panel]').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((title?.x ?? 1e9) + (title?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0);
    expect(drawer?.width).toBeLessThanOrEqual(360);
    expect(await listCovered(page), key).toEqual([]);
  }
});

test('H hides bar, floating buttons and panel, and shows them again', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('v');
  await expect(panel(page, controls.heading)).toBeVisible();
  await page.keyboard.press('h');
  for (const slot of ['demo-bar', 'demo-panel', 'widget-dock'])
    await expect(page.locator(`[data-slot=${slot}]`)).toBeHidden();
  await page.keyboard.press('2');
  await page.keyboard.press('h');
  await expect(panel(page, controls.heading)).toBeVisible();
  await expect(who(page)).toHaveText('Developer · Explorer · New');
});

test('two prospects in a row share no state', async ({ page }) => {
  await openDemo(page, '/?demo=1&segment=developer&cluster=converter');
  await page.keyboard.press('s');
  const form = panel(page, share.heading);
  await form.getByLabel(share.company).fill('Acme');
  await form.getByLabel(share.sender).fill('Maria');
  await form.getByLabel(share.message).fill('Hello Acme');
  await form.getByRole('button', { name: share.addStep }).click();
  await form.getByLabel(share.note).fill('Acme pays late');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=chat-toggle]').click();
  const chat = page.locator('[data-slot=chat-window]');
  await chat.getByRole('textbox').fill('Is Acme a customer?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat).toContainText('Is Acme a customer?');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await blur(page);
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
  await page.keyboard.press('s');
  for (const label of [share.company, share.sender, share.message])
    await expect(form.getByLabel(label)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=chat-toggle]').click();
  await expect(chat.getByRole('textbox')).toBeVisible();
  await expect(chat).not.toContainText('Acme');
  await page.goBack();
  await expect(page.locator('body')).not.toContainText('Acme');
  await expect(reasons(page)).toHaveCount(0);
});
