import { ROUTES } from '@/lib/config/routes';
import type { ProductId } from '@/lib/personalization/products';
import { scenesCopy } from '@/lib/content/scenes';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/site/site';

const SEGMENT = 'innovation-leader';

const scene = (page: Page, id: ProductId) => page.locator(`[data-scene=${id}]`);

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each product has a scene that works by keyboard', async ({ page }) => {
    await page.goto(ROUTES.solutions);
    await tryAll(page);
  });
});

test('a picture below the window is whole, as full-page captures show it', async ({ page }) => {
  await page.goto(ROUTES.solutions);
  const below = await page
    .locator('.scene svg')
    .evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top > innerHeight)
        .map((picture) => getComputedStyle(picture).clipPath),
    );
  expect(below.length).toBeGreaterThan(0);
  expect(new Set(below)).toEqual(new Set(['none']));
});
