import { feedbackOffer } from '@/lib/content/feedback';
import { playgroundCopy } from '@/lib/content/pages/demo';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { shellCopy } from '@/lib/content/shell';
import { frameOf, openComparison } from '../support/pages/compare-page';
import { expect, open, test } from '../support/site/site';

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
  }),
);

test('the theme menu opens on a phone, and closes with a click elsewhere and with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/about');
  const opener = page.getByRole('button', { name: 'Visual theme' });
  const menu = page.getByRole('group', { name: 'Visual theme' });
  await page.getByRole('button', { name: 'Open menu' }).click();
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
    const mark = frameOf(page, side).locator('h1 mark.changed').first();
    await mark.hover();
    await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('dialogs return focus to the clicked button', async ({ page }) => {
  for (const [path, name] of [
    ['/', feedbackOffer.button],
    ['/demo', playgroundCopy.live.dialog.open],
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
