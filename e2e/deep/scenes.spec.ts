import { ROUTES } from '@/lib/config/routes';
import { PRODUCT_IDS } from '@/lib/content/products';
import { scenesCopy } from '@/lib/content/scenes';
import type { Page } from 'playwright/test';
import { findClipped, findViolations } from './a11y/findings';
import { LOOKS, emulateBrowser, showLook, type Look } from './a11y/looks';
import { expect, open, test } from '../support/site';

const PATHS = [ROUTES.home, ROUTES.solutions];
const SEGMENT = 'innovation-leader';

const scene = (page: Page, id: (typeof PRODUCT_IDS)[number]) =>
  page.getByRole('figure', { name: scenesCopy[id].words[SEGMENT].title });

/** Changes the choice in every scene by keyboard and expects its text. */
async function tryAll(page: Page) {
  const forecast = scene(page, 'market-intelligence');
  const { says } = scenesCopy['market-intelligence'].words[SEGMENT];
  await forecast.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(forecast.getByText(says[2])).toBeVisible();
  await expect(forecast.getByText(says[1])).toBeHidden();

  const stream = scene(page, 'sentiment-analysis');
  const { story } = scenesCopy['sentiment-analysis'].words[SEGMENT];
  await expect(stream.getByText(story.title)).toBeHidden();
  await stream.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stream.getByText(story.title)).toBeVisible();

  const workflow = scene(page, 'ai-automation');
  const { waits } = scenesCopy['ai-automation'].labels;
  const [, second] = scenesCopy['ai-automation'].words[SEGMENT].choices;
  await expect(workflow.getByText(waits)).toBeVisible();
  await workflow.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(workflow.getByText(waits)).toBeHidden();
  await expect(workflow.getByText(second.outcome.name, { exact: true })).toBeVisible();

  const console = scene(page, 'enterprise-ai');
  const [, , third] = scenesCopy['enterprise-ai'].words[SEGMENT].calls;
  await console.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(console.getByText(third.status)).toBeVisible();
  await expect(console.getByText(third.says)).toBeVisible();
}

for (const path of PATHS) {
  test(`${path}: each product has a scene that works by keyboard`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('[data-slot=scene]')).toHaveCount(PRODUCT_IDS.length);
    await tryAll(page);
  });

  test(`${path}: focus is visible on the focused choice`, async ({ page }) => {
    await open(page, path);
    for (const id of PRODUCT_IDS) {
      const choice = scene(page, id).getByRole('radio', { checked: true });
      await choice.focus();
      // In one call, because the page can still be scrolling.
      const { outline, choiceBox, labelBox } = await choice.evaluate((element: HTMLInputElement) => ({
        outline: getComputedStyle(element).outlineStyle,
        choiceBox: element.getBoundingClientRect().toJSON(),
        labelBox: element.labels?.[0]?.getBoundingClientRect().toJSON(),
      }));
      expect(outline).toBe('solid');
      expect(choiceBox).toEqual(labelBox);
    }
  });

  test(`${path}: a choice moves nothing on the page, and causes no request`, async ({ page }) => {
    await open(page, path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const heights = () =>
      page
        .locator('[data-slot=scene]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const before = await heights();
    await tryAll(page);
    expect(await heights()).toEqual(before);
    expect(scripts).toEqual([]);
  });

  test(`${path}: nothing in a scene moves with reduced motion or in print`, async ({ page }) => {
    const expectAnimation = (name: string) =>
      expect
        .poll(async () => {
          const names = await page
            .locator('[data-slot=scene] svg')
            .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
          return [...new Set(names)];
        })
        .toEqual([name]);
    await open(page, path);
    await expectAnimation('scene-drawn');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAnimation('none');
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    await expectAnimation('none');
    await page.emulateMedia({ media: 'screen' });
    await expectAnimation('scene-drawn');
    await page.evaluate(() => (document.documentElement.dataset.motion = 'reduced'));
    await expectAnimation('none');
  });

  for (const theme of LOOKS.theme)
    for (const scheme of LOOKS.scheme)
      test(`${path}: axe finds no violations, ${theme}, ${scheme}`, async ({ page }) => {
        const look: Look = { theme, scheme, view: 'plain', width: '1280' };
        await emulateBrowser(page, look);
        await open(page, path);
        await showLook(page, look);
        expect(await findViolations(page)).toEqual([]);
        await tryAll(page);
        expect(await findViolations(page)).toEqual([]);
      });

  test(`${path}: no text in the scenes is clipped on a narrow phone, at 200% text and in forced colors`, async ({
    page,
  }) => {
    for (const [view, width] of [
      ['plain', '320'],
      ['double', '320'],
      ['double', '1280'],
      ['forced colors', '320'],
    ] as const) {
      const look: Look = { theme: 'human-centered-tech', scheme: 'light', view, width };
      await emulateBrowser(page, look);
      await open(page, path);
      await showLook(page, look);
      expect(await findClipped(page), `${view}, ${width}`).toEqual([]);
      await tryAll(page);
      expect(await findClipped(page), `${view}, ${width}`).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS)
    test(`${path}: every scene works the same`, async ({ page }) => {
      await page.goto(path);
      await tryAll(page);
    });
});
