import { homeCopy } from '@/lib/content/home';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { field, tab, TOTAL } from '../support/content-hub-page';
import { openDemo } from '../support/demo-bar';
import { rule } from '../support/features-page';
import { showToNext } from '../support/next-visitor';
import { expect, test } from '../support/site';

test.use({ reducedMotion: 'reduce' });

test("the hub's search and tab survive a change of persona", async ({ page }) => {
  await openDemo(page, '/content-hub?demo=1');
  await field(page).fill('forecast');
  await tab(page, 'All Content').click();
  const words = await tab(page, 'All Content').textContent();
  expect(words).not.toContain(String(TOTAL));
  await showToNext(page);
  await expect(field(page)).toHaveValue('forecast');
  await expect(tab(page, 'All Content')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'All Content')).toHaveText(words ?? '');
});

test("the home page's tab survives a change of persona", async ({ page }) => {
  await openDemo(page);
  const { label } = homeCopy.tabs.items['process-automation'];
  await page.getByRole('tab', { name: label }).click();
  await showToNext(page);
  await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
});

test('an open rule and its inputs survive a change of persona', async ({ page }) => {
  await openDemo(page, '/features?demo=1#rule-block-priority');
  const shown = rule(page, 'block-priority');
  await shown.getByRole('button', { name: rulesViewerCopy.try.open }).click();
  const segment = shown.getByRole('combobox', { name: 'Segment' });
  await segment.selectOption('sales-prospect');
  await shown.getByRole('heading', { level: 3 }).focus();
  await showToNext(page);
  await expect(segment).toHaveValue('sales-prospect');
  await expect(page.locator('#rules li > h3 > button[aria-expanded=true]')).toHaveCount(1);
});

test('the form of an API call stays open on a change of persona, and does not take focus', async ({
  page,
}) => {
  await openDemo(page, '/api?demo=1');
  const call = page.locator('article#get-user');
  await call.getByRole('button', { name: /^Try it/ }).click();
  const number = call.getByLabel('id', { exact: true });
  await expect(number).toBeFocused();
  await number.fill('77');
  await number.blur();
  await showToNext(page);
  await expect(number).toHaveValue('77');
  await expect(number).not.toBeFocused();
});

for (const path of ['/', '/pricing', '/analytics'])
  test(`the scroll position on ${path} survives a change of persona`, async ({ page }) => {
    await openDemo(page, `${path}?demo=1`);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(600);
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const look = () => {
        places.push(Math.round(window.scrollY));
        requestAnimationFrame(look);
      };
      look();
    });
    await showToNext(page);
    await page.waitForTimeout(300);
    const places: number[] = await page.evaluate(() => Reflect.get(window, 'places'));
    // The page can move up by the height of the first visit's onboarding panel, which is gone.
    expect(Math.min(...places)).toBeGreaterThan(before - 500);
  });
