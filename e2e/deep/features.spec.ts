import { FEATURE_IDS, featuresCopy } from '@/lib/content/pages/features';
import { contentBlockCopy } from '@/lib/content/content-blocks';
import { navigationCopy } from '@/lib/content/navigation';
import { products } from '@/lib/content/products';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { allTabs, panel, rule, tab, TABS, topic } from '../support/features-page';
import { expect, hydrated, open, test } from '../support/site';

test.describe('the hero', () => {
  test('names segment, behavior and eight features', async ({ page }) => {
    await open(page, '/features?segment=developer&cluster=researcher');
    const head = page.locator('[data-slot=page-head]');
    await expect(head.getByText('Segment: Developer')).toBeVisible();
    await expect(head.getByText('Behavior: Researcher')).toBeVisible();
    await expect(head.getByText('8 Features')).toBeVisible();
  });

  test("'Try Smart Onboarding' opens the flow in a modal, and Close returns focus", async ({ page }) => {
    await open(page, '/features?visitor=returning');
    const button = page.getByRole('button', { name: 'Try Smart Onboarding' });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Step 1 of 6');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("'AI Content Demo' opens its tab and scrolls there", { tag: '@history' }, async ({ page }) => {
    await open(page, '/features');
    await page.getByRole('button', { name: 'AI Content Demo' }).click();
    await expect(tab(page, 'AI Content')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: featuresCopy.content.heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: featuresCopy.content.heading })).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#ai-content');
    await page.goBack();
    await expect(panel(page, 'Overview')).toBeVisible();
  });
});

test.describe('the tabs', () => {
  test('are in order; arrow keys move between them, and the address follows', async ({ page }) => {
    await open(page, '/features');
    await expect(allTabs(page)).toHaveText(TABS);
    await tab(page, 'Overview').focus();
    for (const name of [...TABS.slice(1), 'Overview']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await expect(panel(page, name)).toBeVisible();
    }
    expect(new URL(page.url()).hash).toBe('#overview');
  });

  for (const [index, id] of [
    'overview',
    'ai-content',
    'personalization',
    'documentation',
    'core-offerings',
  ].entries()) {
    test(`#${id} opens its tab on arrival`, async ({ page }) => {
      await open(page, `/features#${id}`);
      await expect(panel(page, TABS[index] ?? '')).toBeVisible();
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
      await expect(page.locator(`#${id} h2`)).toBeFocused();
    });
  }

  test('the first paint of an address with a fragment already shows that section', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => undefined);
    await page.goto('/features#documentation', { waitUntil: 'commit' });
    await expect(page.locator('#documentation')).toBeVisible();
    await expect(page.locator('#overview')).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a client navigation to a fragment opens its tab too, and again after leaving', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/about?visitor=returning&cluster=researcher');
    const link = page.getByRole('complementary').getByRole('link', { name: 'Technical documentation' });
    for (const round of [1, 2]) {
      await link.click();
      await page.waitForURL('**/features#documentation');
      await expect(panel(page, 'Documentation'), `round ${round}`).toBeVisible();
      await expect(page.locator('#documentation h2')).toBeInViewport();
      await tab(page, 'Overview').click();
      await link.click();
      await expect(panel(page, 'Documentation'), `round ${round}, on the page itself`).toBeVisible();
      await page
        .getByRole('navigation', { name: navigationCopy.header.label })
        .getByRole('link', { name: 'About' })
        .click();
      await page.waitForURL('**/about');
      await expect(page.getByRole('tab')).toHaveCount(0);
    }
  });
});

test('the overview marks eight features as done', async ({ page }) => {
  await open(page, '/features');
  const overview = panel(page, 'Overview');
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText(
    featuresCopy.overview.order['innovation-leader'].map((id) => featuresCopy.overview.items[id].title),
  );
  expect(FEATURE_IDS).toHaveLength(8);
  await expect(overview.getByText('Done', { exact: true })).toHaveCount(8);
});

test('the personalization tab shows the current persona, 12 rules and three stacked blocks', async ({
  page,
}) => {
  await open(page, '/features?segment=sales-prospect&cluster=converter#personalization');
  const shown = panel(page, 'Personalization');
  await expect(shown.getByText('Sales prospect', { exact: true })).toBeVisible();
  await expect(shown.getByText('Converter', { exact: true })).toBeVisible();
  await expect(page.getByText('12 Rules')).toBeVisible();
  await expect(shown.locator('[data-block] h3')).toHaveText(
    selectContentBlocks({ segment: 'sales-prospect', cluster: 'converter' }, 3).map(
      ({ id }) => contentBlockCopy[id].title,
    ),
  );
  const lefts = await shown
    .locator('[data-block]')
    .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

test('the core offerings are the four products', async ({ page }) => {
  await open(page, '/features#core-offerings');
  await expect(panel(page, 'Core Offerings').getByRole('heading', { level: 3 })).toHaveText(
    Object.values(products).map(({ name }) => name),
  );
});

test('changing the persona keeps the open tab and does not move focus', async ({ page }) => {
  await open(page, '/features?segment=developer#personalization');
  await expect(panel(page, 'Personalization').getByText('Developer', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: /Grow Business/ }).check();
  await expect(panel(page, 'Personalization').getByText('Sales prospect', { exact: true })).toBeVisible();
  await expect(page.locator('#personalization h2')).not.toBeFocused();
});

for (const path of [
  '/features',
  '/features#ai-content',
  '/features#documentation',
  '/features#rule-hub-score',
]) {
  test(`nothing on ${path} shifts while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
    const shifts = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const moved: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              sources: { node: Node | null }[];
            })[])
              for (const { node } of entry.sources)
                if (node instanceof Element && node.closest('main, footer'))
                  moved.push(node.outerHTML.slice(0, 200));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(moved), 300);
        }),
    );
    expect(shifts).toEqual([]);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any tab, ${scheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const check = (where: string) => expectNoAxeViolations(page, where);
    await open(page, '/features?visitor=returning#ai-content');
    await check('blocks as they arrive');
    await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
    await page.locator('#ai-content summary').first().click();
    await check('blocks with a reason open');
    await page.getByRole('button', { name: 'Carousel' }).click();
    await check('carousel');
    for (const name of ['Personalization', 'Core Offerings', 'Documentation']) {
      await tab(page, name).click();
      await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
      await check(name);
    }
    for (const name of ['Before/After', 'Implementation', 'Rules & Logic']) {
      await topic(page, name).click();
      await check(name);
    }
    await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
    for (const id of ['recommendation-boost', 'hub-score', 'content-switches'] as const)
      await rule(page, id).getByRole('button', { name: rulesViewerCopy.try.open }).click();
    await expect(page.locator('[data-slot=rule-trial]')).toHaveCount(3);
    await check('rules being tried');
  });
}

test('every tab is readable at every width without scrolling sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/features?visitor=returning#rule-hub-score');
  await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
  await rule(page, 'recommendation-boost').getByRole('button', { name: rulesViewerCopy.try.open }).click();
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of TABS) {
      await tab(page, name).click();
      for (const part of name === 'Documentation'
        ? ['Before/After', 'Implementation', 'Rules & Logic']
        : []) {
        await topic(page, part).click();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([width, part, over <= 0]).toEqual([width, part, true]);
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, name, over <= 0]).toEqual([width, name, true]);
    }
  }
});
