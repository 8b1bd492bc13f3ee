import { openDemo } from '../support/demo-bar';
import { showToNext } from '../support/next-visitor';
import { expect, test } from '../support/site';

test.use({ reducedMotion: 'reduce' });

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
