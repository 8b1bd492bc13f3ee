import { Linter } from 'eslint';
import type { Page } from 'playwright/test';
import { SERVICE_WORKER_PATH } from '@/lib/config/service-worker';
import { feedbackOffer } from '@/lib/content/feedback';
import { demoCopy } from '@/lib/content/pages/demo';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { shellCopy } from '@/lib/content/shell';
import { field, openChat } from '../support/chat-page';
import { frameOf, openComparison } from '../support/compare-page';
import { HUB, panel, reader } from '../support/content-hub-page';
import { expect, open, test, watchScripts } from '../support/site';

/** Removes the APIs that the oldest supported browsers lack, and leaves clicked buttons unfocused, as Safari does. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    function forget(view: typeof globalThis) {
      for (const [owner, names] of [
        [view.HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
        [view.HTMLDialogElement.prototype, ['closedBy']],
        [view.Element.prototype, ['checkVisibility']],
        [view.CSS, ['highlights']],
        [view.Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
        [view.URL, ['canParse']],
        [view, ['requestIdleCallback', 'cancelIdleCallback', 'Highlight']],
      ] as const)
        for (const name of names) Reflect.deleteProperty(owner, name);
    }
    forget(window);
    // In Chromium, each style object has its own property for it.
    Object.defineProperty(HTMLTextAreaElement.prototype, 'style', {
      get() {
        const style = Reflect.get(HTMLElement.prototype, 'style', this);
        return new Proxy(style, {
          has: (target, name) => name !== 'fieldSizing' && name in target,
          set: (target, name, value) => Reflect.set(target, name, value),
        });
      },
    });
    // The iframes of /compare run no scripts.
    document.addEventListener(
      'load',
      ({ target }) => {
        const view = target instanceof HTMLIFrameElement && target.contentDocument?.defaultView;
        if (view) forget(view);
      },
      true,
    );
    document.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault();
    });
    addEventListener('DOMContentLoaded', () => {
      const style = new CSSStyleSheet();
      style.replaceSync('* { field-sizing: fixed !important }');
      document.adoptedStyleSheets.push(style);
    });
  }),
);

test('the widgets load soon without idle callbacks', async ({ page }) => {
  await open(page, '/about');
  const hydratedAt = await page.evaluate(() => performance.now());
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
  expect((await page.evaluate(() => performance.now())) - hydratedAt).toBeLessThan(1500);
});

test('the theme menu opens on a phone, and closes with a click elsewhere and with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/about');
  const opener = page.getByRole('button', { name: 'Visual theme' });
  const menu = page.getByRole('group', { name: 'Visual theme' });
  await opener.click();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.getByLabel(shellCopy.visualTheme.options['minimal-intelligence'].label).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'minimal-intelligence');
  await page.mouse.click(5, 500);
  await expect(menu).toBeHidden();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the comparison marks the differences of both pages', async ({ page }) => {
  await openComparison(page);
  for (const side of ['left', 'right'] as const) {
    await expect(frameOf(page, side).getByRole('heading', { level: 1 })).toBeVisible();
    const mark = frameOf(page, side).locator('mark.changed').first();
    await expect(mark).toBeVisible();
    await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  }
});

test("the chat's text box grows with its text up to its limit, and shrinks again", async ({ page }) => {
  await openChat(page);
  const height = async () => (await field(page).boundingBox())?.height ?? 0;
  const oneLine = await height();
  await field(page).fill('One\nTwo\nThree');
  expect(await height()).toBeGreaterThan(oneLine + 40);
  await field(page).fill('Line\n'.repeat(40));
  expect(await height()).toBeLessThanOrEqual(144);
  await field(page).fill('');
  expect(await height()).toBe(oneLine);
});

test('dialogs return focus to the clicked button', async ({ page }) => {
  for (const [path, name] of [
    ['/', feedbackOffer.button],
    ['/demo', demoCopy.live.dialog.open],
    ['/settings', myDataCopy.remove],
  ] as const) {
    await open(page, path);
    const opener = page.getByRole('button', { name }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a click outside an article closes it, but selecting text past its edge does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, HUB);
  const link = panel(page).getByRole('link').first();
  await link.click();
  const box = await reader(page).getByRole('heading').first().boundingBox();
  if (!box) throw new Error('The article has no heading.');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(4, 400);
  await page.mouse.up();
  await expect(reader(page)).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(reader(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

/** Also checks regular expressions, which no build step transpiles. */
function listSyntaxErrors(code: string): string[] {
  return new Linter()
    .verify(code, { languageOptions: { ecmaVersion: 2022, sourceType: 'script' } })
    .filter(({ fatal }) => fatal)
    .map(({ message, line, column }) => `${message} at ${line}:${column}`);
}

async function listInlineScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>(.+?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
}

test('every script parses in the oldest supported browsers', async ({ page }) => {
  const read = watchScripts(page);
  await open(page, '/');
  const inline = await listInlineScripts(page);
  expect(inline.length).toBeGreaterThan(2);
  const worker = await (await page.request.get(SERVICE_WORKER_PATH)).text();
  for (const code of [...inline, worker, await read()]) expect(listSyntaxErrors(code)).toEqual([]);
});
