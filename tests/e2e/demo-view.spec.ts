import { demoViewCopy } from '@/lib/content/demo-view';
import { ROUTES } from '@/lib/config/routes';
import { expectNoAxe } from '@/tests/support/axe';
import { bar, blur, command, demoCookie, openDemo, panel } from './demo-bar';
import { expect, open, personaCookie, test, watchScripts } from './site';

const { controls, exit, explain, reset, share } = demoViewCopy;
const who = (page: Parameters<typeof bar>[0]) => bar(page).locator('[data-slot=demo-walk] p');
const eyebrow = (page: Parameters<typeof bar>[0], name: string) =>
  page.getByRole('main').getByText(`For ${name}`, { exact: false }).first();

test.use({ reducedMotion: 'reduce' });

test('the button in the bar of selectors opens it, and it says that nothing is stored', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Demo view' }).click();
  await expect(bar(page)).toContainText('Demo view. Nothing is stored.');
  await expect(page).toHaveURL(/\/$/);
  expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
  await expect(page.getByRole('link', { name: 'Demo view' })).toBeHidden();
});

test('it is on every page, begins with whom the page was for, and a visit without it loads nothing of it', async ({
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

test('next and previous by key and by button walk through all 18, and the page follows', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · Returning');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(who(page)).toHaveText('Sales prospect · Converter · Returning');
  await expect(eyebrow(page, 'teams ready to start')).toBeVisible();
  const seen = new Set<string>();
  for (let step = 0; step < 18; step += 1) {
    const before = await who(page).textContent();
    seen.add(before ?? '');
    await command(page, 'Next visitor').click();
    await expect(who(page)).not.toHaveText(before ?? '');
  }
  expect(seen.size).toBe(18);
});

test('segment, behavior, visitor type, the three settings and reset', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('c');
  const board = panel(page, controls.heading);
  await expect(board.getByRole('heading', { name: controls.heading })).toBeFocused();
  await board.getByLabel('Segment', { exact: true }).selectOption('Developer');
  await expect(who(page)).toHaveText('Developer · Explorer · New');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  await board.getByLabel('Behavior', { exact: true }).selectOption('Researcher');
  await expect(eyebrow(page, 'developers who read')).toBeVisible();
  await board.getByLabel('Visitor type', { exact: true }).selectOption('Returning');
  await expect(who(page)).toHaveText('Developer · Researcher · Returning');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  for (const name of ['Navigation adaptation', 'Behavioral analytics', 'Content personalization'])
    await board.getByRole('switch', { name }).click();
  await expect(eyebrow(page, 'innovation leaders')).toBeVisible();
  expect(await demoCookie(page)).toBe('developer.researcher.returning.chosen.chosen.00~0~~');
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('c');
  for (const name of ['Navigation adaptation', 'Behavioral analytics', 'Content personalization'])
    await expect(board.getByRole('switch', { name })).not.toBeChecked();
  await board.getByRole('button', { name: reset }).click();
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
});

test('switches in quick succession reload nothing, and the last one stands', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('c');
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const board = panel(page, controls.heading);
  for (const [segment, behavior, visitor] of [
    ['Developer', 'Researcher', 'Returning'],
    ['Sales prospect', 'Converter', 'New'],
    ['Developer', 'Explorer', 'Returning'],
  ] as const) {
    await board.getByLabel('Segment', { exact: true }).selectOption(segment);
    await board.getByLabel('Behavior', { exact: true }).selectOption(behavior);
    await board.getByLabel('Visitor type', { exact: true }).selectOption(visitor);
  }
  await expect(who(page)).toHaveText('Developer · Explorer · Returning');
  await expect(page.locator('[data-segment]').first()).toHaveAttribute('data-segment', 'developer');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  await expect(board.getByRole('heading', { name: controls.heading })).toBeVisible();
  expect(documents).toBe(0);
});

test('keys rest while somebody types, and with the shortcuts switched off', async ({ page }) => {
  await openDemo(page, '/content-hub?demo=1');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('next');
  await expect(page.getByRole('searchbox')).toHaveValue('next');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await blur(page);
  await page.keyboard.press('Control+n');
  await page.keyboard.press('Shift+N');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · Returning');
  await page.evaluate(() => {
    localStorage.setItem('accessibility-settings', '{"keyboardNavigation":false}');
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('c');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · Returning');
  await expect(panel(page, controls.heading)).toBeHidden();
});

test('panels give the focus back, with Escape, with their key and with their button', async ({ page }) => {
  await openDemo(page);
  await command(page, controls.open).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel(page, controls.heading)).toBeHidden();
  await expect(command(page, controls.open)).toBeFocused();
  await page.keyboard.press('s');
  await expect(panel(page, share.heading)).toBeVisible();
  await panel(page, share.heading).getByRole('button', { name: 'Close' }).click();
  await expect(command(page, controls.open)).toBeFocused();
});

test('explain opens every reason of the page at once, and the same key or Escape closes them all', async ({
  page,
}) => {
  await openDemo(page, '/?demo=1&segment=developer');
  const reasons = page.locator('details[data-why]');
  const opened = page.locator('details[data-why][open]');
  const shown = opened.filter({ visible: true }).first();
  const count = await reasons.count();
  expect(count).toBeGreaterThan(5);
  await command(page, explain.open).focus();
  await page.keyboard.press('e');
  await expect(opened).toHaveCount(count);
  await expect(page.locator('details[data-why] [data-slot=why-panel]')).toHaveCount(count);
  await expect(shown).toContainText('set in this demo view');
  await expect(page.locator('[data-slot=why-see-as]').filter({ visible: true })).toHaveCount(0);
  await expect(command(page, explain.open)).toBeFocused();
  await expect(command(page, explain.open)).toHaveAttribute('aria-pressed', 'true');
  await shown.getByRole('link').first().focus();
  await page.keyboard.press('e');
  await expect(opened).toHaveCount(0);
  await expect(page.locator('details[data-why] > summary:focus')).toHaveCount(1);
  await page.keyboard.press('e');
  await expect(opened).toHaveCount(count);
  await page.keyboard.press('n');
  await expect(shown).toContainText('Return visit');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
});

test('exit shows the visitor’s own page as it was', async ({ page, context }) => {
  await context.addCookies([personaCookie('developer.converter.returning.chosen.chosen.11')]);
  await open(page, '/pricing');
  const before = await page.getByRole('main').innerText();
  await openDemo(page, '/pricing?demo=1&segment=sales-prospect');
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await command(page, exit).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => page.getByRole('main').innerText()).toBe(before);
  expect(await demoCookie(page)).toBeUndefined();
  expect((await context.cookies()).find(({ name }) => name === 'persona')?.value).toBe(
    'developer.converter.returning.chosen.chosen.11',
  );
});

test('a view that ends in another tab ends here when the tab is looked at again', async ({
  page,
  context,
}) => {
  await openDemo(page);
  const other = await context.newPage();
  await open(other, '/about');
  await command(other, exit).click();
  await expect(bar(other)).toBeHidden();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar(page)).toBeHidden();
  await other.close();
});

for (const [width, height, scheme] of [
  [375, 740, 'light'],
  [375, 740, 'dark'],
  [768, 1000, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test(`at ${width} px, ${scheme}: nothing is covered, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await openDemo(page);
    const box = await bar(page).boundingBox();
    expect(box?.height ?? 0).toBeLessThan(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoAxe(page, 'closed');
    for (const button of await bar(page).getByRole('button').all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const top = box?.y ?? 0;
    const end = await page.getByText('invented samples and are labeled').boundingBox();
    expect((end?.y ?? 1e9) + (end?.height ?? 0)).toBeLessThan(top);
    for (const widget of await page
      .locator('[data-slot=widget-dock] button')
      .filter({ visible: true })
      .all()) {
      const place = await widget.boundingBox();
      expect((place?.y ?? 1e9) + (place?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    await page.keyboard.press('c');
    await expect(panel(page, controls.heading)).toBeVisible();
    await expectNoAxe(page, 'controls');
    await page.keyboard.press('s');
    await expect(panel(page, share.heading).getByLabel('Link to this view')).not.toHaveValue('');
    await expectNoAxe(page, 'share');
    await page.keyboard.press('Escape');
    await blur(page);
    await page.keyboard.press('e');
    await expect(page.getByRole('main').locator('[data-slot=why-panel]').first()).toBeVisible();
    await expectNoAxe(page, 'explain');
  });
}

test('a visit outside the demo view does not shift, and neither does one inside', async ({ page }) => {
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
