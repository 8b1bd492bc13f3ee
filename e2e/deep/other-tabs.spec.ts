import { shellCopy } from '@/lib/content/shell';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { expect, open, openWithTracker, test } from '../support/site';

test('behavioral analytics switched off in one tab is off in the others at once', async ({
  page,
  context,
}) => {
  await openWithTracker(page, '/settings?visitor=returning');
  const here = page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label });
  await expect(here).toBeChecked();
  const other = await context.newPage();
  await open(other, '/settings');
  await other.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
  await expect(here).not.toBeChecked();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  // An analysis would be sent one second after the click.
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
  // The same actions are sent once it is on again, so the switch was the reason.
  await other.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
  await expect(here).toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => sent).toContain('POST /api/events');
});

test('a color mode deleted in one tab is not stored again by another', async ({ page, context }) => {
  await open(page, '/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  // `userId` is deleted after the color mode, so this event arrives last.
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('storage', ({ key }) => key === 'userId' && resolve(key)),
      ),
  );
  const other = await context.newPage();
  await open(other, '/settings');
  await other.getByRole('button', { name: myDataCopy.remove }).click();
  await other.getByRole('dialog').getByRole('button', { name: myDataCopy.confirm.yes }).click();
  await expect(other.locator('[data-slot=deleted-data]')).toContainText('theme');
  expect(await heard).toBe('userId');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
