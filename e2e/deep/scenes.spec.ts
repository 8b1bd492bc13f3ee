import { ROUTES } from '@/lib/config/routes';
import { PRODUCT_IDS } from '@/lib/content/products';
import { scenesCopy } from '@/lib/content/scenes';
import type { Page } from 'playwright/test';
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
  test(`${path}: each product has a scene that works by keyboard, moves nothing and requests nothing`, async ({
    page,
  }) => {
    await open(page, path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    const scenes = page.locator('[data-slot=scene]');
    await expect(scenes).toHaveCount(PRODUCT_IDS.length);
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
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const readHeights = () =>
      scenes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const before = await readHeights();
    await tryAll(page);
    expect(await readHeights()).toEqual(before);
    expect(scripts).toEqual([]);
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
