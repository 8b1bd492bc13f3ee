import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { formatDemoView, parseDemoView, type DemoStep } from '@/lib/personalization/demo-view';
import { bar, blur, demoCookie, openDemo, panel, reasons, who } from '../support/demo-bar';
import { expect, hydrated, test } from '../support/site';

const { controls, share } = demoViewCopy;
const START = 'Innovation leader · Explorer · New';
const eyebrow = (page: Page, name: string) =>
  page.getByRole('main').getByText(`For ${name}`, { exact: false }).first();
const segmentOfPage = (page: Page) => page.locator('main [data-segment]').first();

test.use({ reducedMotion: 'reduce' });

/** Counts page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  return () => documents;
}

test('rapid changes cause no reload, and the last one wins', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('v');
  const readDocuments = countDocuments(page);
  const board = panel(page, controls.heading);
  for (const [segment, behavior, visitor] of [
    ['Developer', 'Researcher', 'Returning'],
    ['Sales prospect', 'Converter', 'New'],
    ['Developer', 'Explorer', 'Returning'],
  ] as const) {
    await board.getByLabel('Segment', { exact: true }).selectOption(segment);
    await board.getByLabel('Behavior', { exact: true }).selectOption(behavior);
    await board.getByLabel('Visitor type', { exact: true }).selectOption(visitor);
  }
  await expect(who(page)).toHaveText('Developer · Explorer · Returning');
  await expect(segmentOfPage(page)).toHaveAttribute('data-segment', 'developer');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  await expect(board.getByRole('heading', { name: controls.heading })).toBeVisible();
  expect(readDocuments()).toBe(0);
});

test('two prospects in a row share no state', async ({ page }) => {
  await openDemo(page, '/?demo=1&segment=developer&cluster=converter');
  await page.keyboard.press('s');
  const form = panel(page, share.heading);
  await form.getByLabel(share.company).fill('Acme');
  await form.getByRole('button', { name: share.addStep }).click();
  await form.getByLabel(share.note).fill('Acme pays late');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=chat-toggle]').click();
  const chat = page.locator('[data-slot=chat-window]');
  await chat.getByRole('textbox').fill('Is Acme a customer?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat).toContainText('Is Acme a customer?');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await blur(page);
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(who(page)).toHaveText(START);
  await page.keyboard.press('s');
  await expect(form.getByLabel(share.company)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.locator('[data-slot=chat-toggle]').click();
  await expect(chat.getByRole('textbox')).toBeVisible();
  await expect(chat).not.toContainText('Acme');
  await page.goBack();
  await expect(page.locator('body')).not.toContainText('Acme');
  await expect(reasons(page)).toHaveCount(0);
});

test.describe('a script', () => {
  // On a slow machine, Chromium warns of the styles of a hovered page that is opened only later.
  test.use({ allowedConsole: /was preloaded using link preload but not used/ });

  const STEPS: readonly DemoStep[] = [
    { page: '/features', persona: { segment: 'developer', cluster: 'researcher', visitor: 'returning' } },
    { page: '/cases', persona: { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } },
    {
      page: '/settings',
      persona: { segment: 'innovation-leader', cluster: 'explorer', visitor: 'returning' },
    },
  ];

  async function openScript(page: Page) {
    await openDemo(page, '/features?demo=1&segment=developer&cluster=researcher&visitor=returning');
    const view = parseDemoView(await demoCookie(page));
    if (!view) throw new Error('The page has no demo view.');
    const value = formatDemoView({ ...view, steps: STEPS });
    await page.context().addCookies([{ name: 'demo-view', value, url: new URL(page.url()).origin }]);
    await page.reload();
    await hydrated(page);
    await expect(who(page)).toContainText('Step 1 of 3');
  }

  /** Records every frame in which page and navigation show different personas. Returns a function that reads them. */
  async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const seen: string[] = [];
      const segmentOf = (place: string) => document.querySelector<HTMLElement>(place)?.dataset.segment ?? '';
      const look = () => {
        const [main, sidebar] = [segmentOf('main [data-segment]'), segmentOf('[data-slot=sidebar]')];
        if (main !== sidebar) seen.push(`page: ${main}, navigation: ${sidebar}`);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    return () => page.evaluate(() => Reflect.get(window, 'seen'));
  }

  test('a step to another page appears whole and without a reload, even if it was prefetched for another persona', async ({
    page,
  }) => {
    await openScript(page);
    const readDocuments = countDocuments(page);
    const seen = await watchFrames(page);
    const links = page.getByRole('complementary').getByRole('link');
    for (const [at, step] of [...STEPS.entries(), ...STEPS.entries(), ...STEPS.entries()].slice(1)) {
      // Hovering prefetches every page for the current persona.
      for (const link of await links.all()) await link.hover();
      await page.keyboard.press('n');
      await expect(who(page)).toContainText(`Step ${at + 1} of 3`);
      await expect(page).toHaveURL(new RegExp(`${step.page}$`));
      await expect(segmentOfPage(page)).toHaveAttribute('data-segment', step.persona.segment);
      await expect(page.locator('[data-slot=sidebar]')).toHaveAttribute('data-segment', step.persona.segment);
    }
    expect(await seen()).toEqual([]);
    expect(readDocuments()).toBe(0);
  });

  test('a persona chosen while the next page loads is kept there', async ({ page }) => {
    await openScript(page);
    await page.route('**/cases?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.keyboard.press('n');
    await expect(who(page)).toHaveText('Step 2 of 3: Sales prospect · Converter · Returning');
    await page.keyboard.press('1');
    await expect(page).toHaveURL(/\/cases$/);
    await expect(who(page)).toContainText('Innovation leader · Converter · Returning');
    await expect(segmentOfPage(page)).toHaveAttribute('data-segment', 'innovation-leader');
    await expect(bar(page)).toBeVisible();
  });
});
