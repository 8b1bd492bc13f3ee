import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { command, openDemo } from '../support/demo-bar';
import {
  button,
  event,
  fact,
  headline,
  headlineOf,
  openReplay,
  replay,
  slider,
  visit,
} from '../support/replay-panel';
import { expect, test } from '../support/site';

async function openFromBar(page: Page) {
  await command(page, 'Visitor').click();
  await command(page, 'Replay a visit').click();
  await expect(event(page)).toBeVisible();
}

test('each step is announced once, also when the page changes with it', async ({ page }) => {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { said: texts });
    addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('[data-slot=live-region]');
      new MutationObserver(() => region?.textContent && texts.push(region.textContent)).observe(
        region ?? document,
        { childList: true, subtree: true, characterData: true },
      );
    });
  });
  // Announcements are cleared quickly, so they are recorded.
  const readAnnouncements = () => page.evaluate(() => Reflect.get(window, 'said'));
  const words = [
    'Step 1 of 3: Clicked a main button. Explorer, 50% sure.',
    'Step 2 of 3: Clicked a main button. Explorer, 50% sure.',
    'Step 3 of 3: Clicked a main button. Converter, 80% sure.',
  ];
  await openReplay(page, 'C C C');
  await expect.poll(readAnnouncements).toEqual(words.slice(0, 1));
  await slider(page).fill('1');
  await expect.poll(readAnnouncements).toEqual(words.slice(0, 2));
  await slider(page).fill('2');
  await expect.poll(readAnnouncements).toEqual(words);
  await expect(headline(page)).toHaveText(headlineOf('converter'));
  await expect(page.locator('[data-slot=live-region]')).toHaveText('');
  expect(await readAnnouncements()).toEqual(words);
});

test('without events it says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openReplay(page, 'explorer');
  await visit(page).selectOption('own');
  await expect(replay(page)).toContainText('Nothing yet. Open some pages, scroll and click');
});

test('opening it from the bar leaves the page as it is, play brings the page to its step, and reopening continues there', async ({
  page,
}) => {
  await openDemo(page, '/?demo=1&segment=innovation-leader&cluster=researcher&visitor=returning');
  await openFromBar(page);
  await expect(event(page)).toContainText('Step 1 of');
  await expect(fact(page, 'The page shown')).toHaveText('Researcher, chosen by hand');
  await expect(headline(page)).toHaveText(headlineOf('researcher'));
  await button(page, 'Play').click();
  await expect(headline(page)).toHaveText(headlineOf('explorer'));

  await visit(page).selectOption('converter');
  await slider(page).press('End');
  await expect(headline(page)).toHaveText(headlineOf('converter'));
  const words = (await event(page).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(replay(page)).toBeHidden();
  await page.keyboard.press('2');
  const developers = homeCopy.hero.copy.developer;
  await expect(headline(page)).toHaveText(developers.converter.headline);

  await openFromBar(page);
  await expect(event(page)).toHaveText(words);
  await expect(headline(page)).toHaveText(developers.converter.headline);
  await slider(page).press('Home');
  await expect(headline(page)).toHaveText(developers.explorer.headline);
});

for (const width of [375, 1280])
  test(`nothing in the panel moves between steps, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReplay(page, 'P I U L B S20 C C C S90 S95 S100');
    const boxes = () =>
      replay(page).evaluate((element) =>
        [...element.querySelectorAll('input, button, select, summary, h3')]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width: w, height } = part.getBoundingClientRect();
            return [x, y, w, height].map(Math.round);
          }),
      );
    const first = await boxes();
    for (let step = 1; step < 12; step += 1) {
      await slider(page).fill(String(step));
      await expect(event(page)).toContainText(`Step ${step + 1} of 12`);
      expect(await boxes(), `step ${step + 1}`).toEqual(first);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
