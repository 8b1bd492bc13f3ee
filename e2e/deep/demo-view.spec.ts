import { demoViewCopy } from '@/lib/content/demo-view';
import { ROUTES } from '@/lib/config/routes';
import { bar, command, demoCookie, openDemo, reasons, who } from '../support/demo-bar';
import { expect, open, personaCookie, test, watchScripts } from '../support/site';

const { exit, explain } = demoViewCopy;

test.use({ reducedMotion: 'reduce' });

test('the button in the selector bar opens it, and it says that nothing is stored', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Demo view' }).click();
  await expect(bar(page)).toContainText('Demo view. Nothing is stored.');
  await expect(page).toHaveURL(/\/$/);
  expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
  await expect(page.getByRole('link', { name: 'Demo view' })).toBeHidden();
});

test("it is available on every page, starts with the page's persona, and is not loaded without being used", async ({
  page,
  context,
}) => {
  const readScripts = watchScripts(page);
  await context.addCookies([personaCookie('sales-prospect.converter.returning.chosen.chosen.11')]);
  await open(page, '/pricing');
  await page.waitForLoadState('networkidle');
  expect(await readScripts()).not.toContain(demoViewCopy.bar.promise);
  await openDemo(page, '/pricing?demo=1');
  await expect(who(page)).toHaveText('Sales prospect · Converter · Returning');
  for (const path of [ROUTES.about, ROUTES.contact, ROUTES.settings]) {
    await open(page, path);
    await expect(bar(page)).toBeVisible();
  }
});

test('explain lists every reason at the side and scrolls to the first; the same key or Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDemo(page, '/?demo=1&segment=developer');
  await command(page, explain.open).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: explain.heading })).toBeFocused();
  for (const at of [0, 1, 2]) await expect(reasons(page).nth(at)).toBeInViewport({ ratio: 1 });
  await expect(reasons(page).first()).toContainText('set in this demo view');
  const marks = page.locator('details[data-why]').filter({ visible: true });
  await expect(reasons(page)).toHaveCount(await marks.count());
  await expect(marks.first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-explained] > details[data-why]')).toHaveCount(1);
  await reasons(page).nth(2).getByRole('button').click();
  await expect(marks.nth(2)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('e');
  await expect(reasons(page)).toHaveCount(0);
  await expect(page.locator('[data-explained]')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(reasons(page).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(reasons(page).first()).toContainText('Return visit');
  await page.keyboard.press('Escape');
  await expect(reasons(page)).toHaveCount(0);
});

test("exit restores the visitor's own page", async ({ page, context }) => {
  await context.addCookies([personaCookie('developer.converter.returning.chosen.chosen.11')]);
  await open(page, '/pricing');
  const before = await page.getByRole('main').innerText();
  const readOwn = async () => (await context.cookies()).find(({ name }) => name === 'persona')?.value;
  const own = await readOwn();
  // A new visit lets analysis change the cluster again.
  expect(own).toBe('developer.converter.returning.chosen.default.11');
  await openDemo(page, '/pricing?demo=1&segment=sales-prospect');
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await command(page, exit).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => page.getByRole('main').innerText()).toBe(before);
  expect(await demoCookie(page)).toBeUndefined();
  expect(await readOwn()).toBe(own);
});

test('a demo that ends in another tab ends here when this tab becomes visible', async ({ page, context }) => {
  await openDemo(page);
  const other = await context.newPage();
  await open(other, '/about');
  await command(other, exit).click();
  await expect(bar(other)).toBeHidden();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar(page)).toBeHidden();
  await other.close();
});

test('nothing shifts inside the demo view', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.setAttribute('data-shift', shift.toFixed(4));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 375, height: 740 });
  await openDemo(page);
  await page.waitForLoadState('networkidle');
  expect((await page.locator('html').getAttribute('data-shift')) ?? '0').toMatch(/^0(\.000\d)?$/);
});
