import { EVENTS_FLUSH_MS } from '@/lib/config/timings';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { shellCopy } from '@/lib/content/shell';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { expect, open, openWithTracker, test } from '../support/site/site';

const { switches } = shellCopy.settings;

test('each theme has its own typography, shapes, density and line style', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const traits = await page.evaluate((themes) => {
    const read = (selector: string, name: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).getPropertyValue(name) : '';
    };
    return themes.map((theme) => {
      document.documentElement.dataset.theme = theme;
      return {
        weight: `${read('h1', 'font-family')} ${read('h1', 'font-weight')}`,
        eyebrow: `${read('.eyebrow', 'font-family')} ${read('.eyebrow', 'font-style')}`,
        shape: read('main a[data-slot=button]', 'border-radius'),
        card: read('[data-slot=card]', 'box-shadow'),
        density: read('main', '--spacing'),
        section: read('[data-slot=section]', 'padding-top'),
        motif: read('.tick-scale', 'background-image'),
        pen: read('.scene .line', 'stroke-width'),
        dash: read('.scene .guess', 'stroke-dasharray'),
      };
    });
  }, VISUAL_THEME_IDS);
  for (const trait of Object.keys(traits[0] ?? {}))
    expect(new Set(traits.map((theme) => Reflect.get(theme, trait))).size, trait).toBe(3);
});

test('deleted data does not come back while the page stays open', async ({ page, context }) => {
  await page.clock.install();
  await openWithTracker(page, '/settings?segment=developer&visitor=returning');
  await page.getByRole('button', { name: myDataCopy.remove }).click();
  await page.getByRole('button', { name: myDataCopy.confirm.yes }).click();
  const deleted = page.locator('[data-slot=deleted-data]');
  await expect(deleted).toBeVisible();

  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
  });
  await deleted.getByRole('heading').click();
  await page.mouse.wheel(0, 2000);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await deleted.getByRole('heading').click();
  // Longer than the interval at which events are flushed.
  await page.clock.runFor(EVENTS_FLUSH_MS + 1500);
  expect(written).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('behavioral analytics switched off in one tab is off in the others at once', async ({
  page,
  context,
}) => {
  await openWithTracker(page, '/settings?visitor=returning');
  const here = page.getByRole('switch', { name: switches.behavioralAnalytics.label });
  await expect(here).toBeChecked();
  const other = await context.newPage();
  await open(other, '/settings');
  await other.getByRole('switch', { name: switches.behavioralAnalytics.label }).click();
  await expect(here).not.toBeChecked();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  // An analysis would be sent one second after the click.
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
  // The same actions are sent once it is on again, so the switch was the reason.
  await other.getByRole('switch', { name: switches.behavioralAnalytics.label }).click();
  await expect(here).toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => sent).toContain('POST /api/events');
});
