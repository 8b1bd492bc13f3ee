import { expect, open, test } from '../e2e/site';
import { readFocusStop, countTabStops, type FocusStop } from './focus-stop';
import { count } from './findings';
import { PATHS } from './paths';

const MOST_PRESSES = 900;
/** WCAG 1.4.11: what shows the focus. */
const CONTRAST_BAR = 3;
const COVERED_BAR = 0.34;
/** WCAG 2.4.11 asks that it is not entirely hidden. */
const LARGE_COVERED_BAR = 0.67;

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

function judge(stop: FocusStop): string[] {
  if (stop.isLost) return ['the focus is on nothing'];
  if (stop.isFrame) return [];
  return [
    ...(stop.outline >= 2 ? [] : ['no outline']),
    ...(stop.contrast >= CONTRAST_BAR ? [] : [`outline of contrast ${stop.contrast}`]),
    ...(stop.isInWindow ? [] : ['out of the window']),
    ...(stop.covered <= (stop.isLarge ? LARGE_COVERED_BAR : COVERED_BAR)
      ? []
      : [`${Math.round(stop.covered * 100)} % covered`]),
    ...(stop.isInOrder ? [] : ['out of order']),
  ].map((problem) => `${problem}: ${stop.name}`);
}

for (const path of PATHS)
  for (const [width, height, scheme] of [
    [1280, 800, 'light'],
    [375, 700, 'dark'],
  ] as const)
    test(`Tab walks through every control of ${path} at ${width} px, seen and uncovered, and out again`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      // With the notice open: the most that can cover anything.
      await page.context().clearCookies();
      await open(page, path);
      await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
      // What is still loading is inert: Tab goes past it.
      await expect(page.locator('[data-slot=dashboard][aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        getSelection()?.removeAllRanges();
        // Where the walk starts, also on the page that puts the focus into its field.
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute('tabindex');
      });
      const found: string[] = [];
      let stops = 0;
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await readFocusStop(page);
        if (stop.isSame) continue;
        // Behind the last one is the browser's own bar, and then the first one again.
        if (stop.isFirst || (stop.isLost && stops > 0)) break;
        stops += 1;
        found.push(...judge(stop));
      }
      const wanted = await countTabStops(page);
      count(stops);
      if (stops < wanted) found.push(`${stops} stops, where ${wanted} controls are`);
      expect(found).toEqual([]);
    });

/** In a modal one Tab goes round; out of the others it would lead, except for the one step that is named here. */
const DIALOGS = [
  ['the feedback dialog', '/?visitor=returning', 'Give feedback', 'modal'],
  ['the tutorial', '/?visitor=returning', 'Start the tutorial', 'Shift+Tab'],
  ['the tour', '/features?visitor=returning', 'Try Smart Onboarding', 'modal'],
  ['the focus-trap dialog', '/demo', 'Open the dialog', 'modal'],
  ['the deletion dialog', '/settings', 'Delete my data', 'modal'],
  ['the accessibility card', '/about', 'Accessibility settings', 'Tab'],
  ['the assistant', '/about', 'Chat assistant', 'Shift+Tab'],
] as const;

for (const [name, path, opener, step] of DIALOGS)
  test(`${name}: Enter opens it, each stop is seen, Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await open(page, path);
    const button = page.getByRole('button', { name: opener }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((own) => own.contains(document.activeElement))).toBe(true);
    const found: string[] = [];
    const size = await dialog.evaluate(
      (own) => own.querySelectorAll('a, button, input, textarea, summary').length,
    );
    const isModal = step === 'modal';
    for (let stops = 0; stops < (isModal ? size + 3 : 1); stops += 1) {
      await page.keyboard.press(isModal ? 'Tab' : step);
      const stop = await readFocusStop(page);
      count(1);
      const isInside = await dialog.evaluate((own) => own.contains(document.activeElement));
      // The browser's own bar is one of the stops of a modal dialog.
      if (!isInside && !stop.isLost) found.push(`outside: ${stop.name}`);
      if (isInside) found.push(...judge({ ...stop, isInOrder: true }));
    }
    expect(found).toEqual([]);
    if (!(await dialog.evaluate((own) => own.contains(document.activeElement))))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
