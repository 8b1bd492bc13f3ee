import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { tunerCopy } from '@/lib/content/tuner';
import { choose, heading, headline } from '../support/pages/home-page';
import { recordAnnouncements } from '../support/browser/record-announcements';
import { expect, open, test } from '../support/site/site';
import { caption, centerOf, chosen, needle, station } from '../support/pages/tuner';

test('a click or an arrow key tunes the page in place: copy, needle, bar, caption and one announcement', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await open(page, '/');
  await expect(caption(page)).toHaveText(tunerCopy.hint, { useInnerText: true });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const { x, y } = await centerOf(page, 'Developer');
  await page.mouse.click(x, y);
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(station(page, 'Developer')).toBeChecked();
  await expect(station(page, 'Developer')).toBeFocused();
  await expect(needle(page, 'segment')).toHaveAttribute('data-station', '1');
  await expect(chosen(page, 'Segment')).toContainText('Developer');
  await expect(caption(page)).toHaveText(/^Changed: headline, first button, .*\.$/);
  const changes = await caption(page).innerText();
  const announcement = `Now showing the page for developers who are looking around on a first visit. ${changes}`;
  await expect.poll(announcements).toEqual([announcement]);
  await expect(page.locator('[data-slot=hero] :is([aria-live], [role=status])')).toHaveCount(0);

  await station(page, 'Explorer').focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(headline('developer', 'researcher'));
  await expect(station(page, 'Researcher')).toBeFocused();
  await expect(chosen(page, 'Behavior')).toContainText('Researcher');
  await choose(page, 'Visitor type', 'Returning');
  await expect(station(page, 'Returning')).toBeChecked();
  await expect(caption(page)).toHaveText('Changed: welcome line and setup guide.');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a drag along the scale chooses each option that it passes, while the page changes; it starts at an ad’s persona', async ({
  page,
}) => {
  const ad = campaigns.find(({ segment }) => segment === 'innovation-leader') ?? campaigns[0];
  await open(page, `/?utm_source=${ad.utm_source}&utm_campaign=${ad.utm_campaign}`);
  await expect(heading(page)).toHaveText(heroMessages[ad.message].headline);
  const [from, middle, to] = [
    await centerOf(page, 'Innovation leader'),
    await centerOf(page, 'Developer'),
    await centerOf(page, 'Sales & marketing'),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The code of a drag loads with the press.
  await expect(async () => {
    await page.mouse.move(middle.x - 10, middle.y);
    await page.mouse.move(middle.x, middle.y);
    await expect(station(page, 'Developer')).toBeChecked({ timeout: 500 });
  }).toPass();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  await page.mouse.up();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await expect(station(page, 'Sales & marketing')).toBeChecked();
  await expect(station(page, 'Sales & marketing')).toBeFocused();
});
