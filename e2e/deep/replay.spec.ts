import type { Page } from 'playwright/test';
import { homeCopy } from '@/lib/content/home';
import { command, openDemo } from '../support/demo-bar';
import { button, event, fact, headline, headlineOf, replay, slider, visit } from '../support/replay-panel';
import { expect, test } from '../support/site';

async function openFromBar(page: Page) {
  await command(page, 'Visitor').click();
  await command(page, 'Replay a visit').click();
  await expect(event(page)).toBeVisible();
}

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
