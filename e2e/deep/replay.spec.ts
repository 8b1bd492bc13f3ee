import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { homeCopy } from '@/lib/content/home';
import { replayCopy } from '@/lib/content/replay';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { command, openDemo } from '../support/demo-bar';
import { expect, open, test } from '../support/site';

const { controls, visitor, samples } = replayCopy;

const replay = (page: Page) => page.locator('[data-slot=replay]');
const event = (page: Page) => page.locator('[data-slot=replay-event]');
const slider = (page: Page) => page.getByRole('slider', { name: controls.position });
const button = (page: Page, name: string) => replay(page).getByRole('button', { name, exact: true });
const fact = (page: Page, name: string) =>
  replay(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd');
const liveRegion = (page: Page) => page.locator('[data-slot=live-region]');
const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const headlineOf = (cluster: 'explorer' | 'researcher' | 'converter') =>
  homeCopy.hero.copy['innovation-leader'][cluster].headline;

async function openReplay(page: Page, sample = 'converter', path = '/') {
  await open(page, `${path}?demo=1&replay=${sample}`);
  await expect(event(page)).toBeVisible();
}

async function openFromBar(page: Page) {
  await command(page, demoViewCopy.controls.open).click();
  await command(page, demoViewCopy.replay).click();
  await expect(event(page)).toBeVisible();
}

test('a sample visitor can be played step by step, and the page follows', async ({ page }) => {
  await openReplay(page, 'C C C S90 S90');
  await expect(event(page)).toHaveText('Step 1 of 5: Clicked a main button');
  await expect(headline(page)).toHaveText(headlineOf('explorer'));
  await expect(fact(page, 'The rules say')).toHaveText('Explorer');
  await expect(fact(page, 'Confidence')).toHaveText('50%');

  await button(page, controls.forward).click();
  await button(page, controls.forward).click();
  await expect(event(page)).toHaveText('Step 3 of 5: Clicked a main button');
  await expect(fact(page, 'Calls to action')).toHaveText('3');
  await expect(fact(page, 'The rules say')).toHaveText('Converter');
  await expect(fact(page, 'Confidence')).toHaveText('80%');
  await expect(fact(page, 'The page shown')).toHaveText('Converter, just changed');
  await expect(replay(page)).toContainText(
    'If clicks on calls to action is above 2 → Set behavior group: Converter',
  );
  await expect(headline(page)).toHaveText(headlineOf('converter'));

  await button(page, controls.forward).click();
  await expect(fact(page, 'Average scroll depth')).toHaveText('90%');
  await expect(headline(page)).toHaveText(headlineOf('researcher'));

  await button(page, controls.back).click();
  await expect(headline(page)).toHaveText(headlineOf('converter'));
});

test('playback runs to the end, can be paused, and restarts', async ({ page }) => {
  await page.clock.install();
  await openReplay(page, 'P P P');
  await button(page, controls.play).click();
  await page.clock.runFor(2000);
  await expect(event(page)).toContainText('Step 2 of 3');
  await button(page, controls.pause).click();
  await page.clock.runFor(10_000);
  await expect(event(page)).toContainText('Step 2 of 3');
  await replay(page).getByRole('combobox', { name: controls.speed }).selectOption('2');
  await button(page, controls.play).click();
  await page.clock.runFor(1000);
  await expect(event(page)).toContainText('Step 3 of 3');
  await button(page, controls.again).click();
  await expect(event(page)).toContainText('Step 1 of 3');
});

test('dragging seeks to any step, by pointer and by key', async ({ page }) => {
  await openReplay(page, 'P P P P C C C');
  await slider(page).fill('6');
  await expect(event(page)).toContainText('Step 7 of 7');
  await expect(headline(page)).toHaveText(headlineOf('converter'));
  await slider(page).press('Home');
  await expect(event(page)).toContainText('Step 1 of 7');
  await expect(headline(page)).toHaveText(headlineOf('explorer'));
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 7: Opened a page');
});

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
  await expect(liveRegion(page)).toHaveText('');
  expect(await readAnnouncements()).toEqual(words);
});

test('the three sample visitors end in the cluster that they are named after', async ({ page }) => {
  await openReplay(page, 'explorer');
  for (const cluster of ['explorer', 'researcher', 'converter'] as const) {
    await replay(page)
      .getByRole('combobox', { name: visitor.label })
      .selectOption({ label: samples[cluster].label });
    await expect(event(page)).toContainText('Step 1 of');
    await slider(page).press('End');
    await expect(fact(page, 'The page shown')).toContainText(
      { explorer: 'Explorer', researcher: 'Researcher', converter: 'Converter' }[cluster],
    );
    await expect(headline(page)).toHaveText(headlineOf(cluster));
  }
});

test("the visitor's own events are played in the demo view, and none of their data changes", async ({
  page,
  context,
}) => {
  await open(page, '/features');
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  await page.getByRole('tab', { name: 'Personalization' }).click();
  await page.getByRole('link', { name: replayCopy.open.label }).click();
  await expect(event(page)).toContainText('Opened a page');
  await expect(replay(page).getByRole('combobox', { name: visitor.label })).toHaveValue('own');
  expect(new URL(page.url()).search).toBe('');
  await slider(page).press('End');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('persona');
});

test('without events it says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openReplay(page, 'explorer');
  await replay(page).getByRole('combobox', { name: visitor.label }).selectOption(visitor.own);
  await expect(replay(page)).toContainText(visitor.ownEmpty);
});

test('an invalid address opens the demo view without a replay', async ({ page }) => {
  await open(page, '/?demo=1&replay=%3Cscript%3E');
  await expect(page.locator('[data-slot=demo-bar]')).toBeVisible();
  await expect(replay(page)).toHaveCount(0);
});

test('opening it from the bar leaves the page as it is, and reopening it continues at the same step', async ({
  page,
}) => {
  await openDemo(page, '/?demo=1&segment=innovation-leader&cluster=researcher&visitor=returning');
  await openFromBar(page);
  await expect(event(page)).toContainText('Step 1 of');
  await expect(fact(page, 'The page shown')).toHaveText('Researcher, chosen by hand');
  await expect(headline(page)).toHaveText(headlineOf('researcher'));

  await replay(page)
    .getByRole('combobox', { name: visitor.label })
    .selectOption({ label: samples.converter.label });
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

test('play brings the page to the current step', async ({ page }) => {
  await openDemo(page, '/?demo=1&cluster=researcher');
  await openFromBar(page);
  await expect(headline(page)).toHaveText(headlineOf('researcher'));
  await button(page, controls.play).click();
  await expect(headline(page)).toHaveText(headlineOf('explorer'));
});

test('it opens from the bar, closes with Escape, and returns focus', async ({ page }) => {
  await open(page, '/?demo=1');
  await openFromBar(page);
  await slider(page).focus();
  await page.keyboard.press('Escape');
  await expect(replay(page)).toHaveCount(0);
});

for (const width of [375, 1280])
  test(`nothing in the panel moves between steps, and axe finds no violations, at ${width} px`, async ({
    page,
  }) => {
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
    await expectNoAxeViolations(page);
  });
