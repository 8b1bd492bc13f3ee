import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expect, open, test } from '../support/site';
import { card, inCard, opener, RETURNING, start, stepTitle, titles, walkTo } from '../support/tutorial-card';

test('with the keyboard alone: each step is announced once, and the page stays reachable', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    document.addEventListener('DOMContentLoaded', () => {
      const region = document.querySelector('[data-slot="live-region"]');
      if (!region) return;
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
  await open(page, RETURNING);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(stepTitle(page)).toBeFocused();
  await expect(stepTitle(page)).toHaveAccessibleDescription(
    /^Step 1 of 7 This site changes with you.*Welcome!/,
  );
  while (!(await inCard(page, 'Next').evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  for (let index = 1; index <= 6; index += 1) {
    await page.keyboard.press('Enter');
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
  }
  await expect(page.locator('[data-slot="live-region"]')).toContainText('Step 7 of 7');
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.map((text) => text.slice(0, 11))).toEqual(
    [2, 3, 4, 5, 6, 7].map((step) => `Step ${step} of 7`),
  );
  expect(said[0]).toContain(tutorialCopy.steps.segments.guideMessage);
  await expect(inCard(page, 'Finish')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await card(page).evaluate((own) => own.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(inCard(page, 'Finish')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations on any step at 375 px, and no text is clipped, ${scheme}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await start(page);
    for (const [index] of TUTORIAL_STEPS.entries()) {
      await walkTo(page, index);
      await expectNoAxeViolations(page, titles[index]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (let index = 5; index >= 0; index -= 1) {
      await inCard(page, 'Back').click();
      const isCut = await card(page).evaluate((own) => own.scrollWidth > own.clientWidth);
      expect(isCut, titles[index]).toBe(false);
    }
  });
}

test('its accessibility tree', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(page);
  await walkTo(page, 5);
  await expect(card(page)).toMatchAriaSnapshot(`
    - dialog "Interactive tutorial":
      - heading "Interactive tutorial" [level=2]
      - paragraph: Step 6 of 7
      - button "Close"
      - progressbar "Tutorial progress"
      - tablist "Tutorial sections":
        - tab "Welcome"
        - tab "Recommendations"
        - tab "Settings" [selected]
      - tabpanel "Settings":
        - heading "Three switches" [level=3]
        - paragraph: Content, navigation and analytics can each be turned off. Each switch saves at once.
        - paragraph: 3 of 3 active
        - list:
          - listitem:
            - switch "Content personalization" [checked]
          - listitem:
            - switch "Navigation adaptation" [checked]
          - listitem:
            - switch "Behavioral analytics" [checked]
      - note "Guide":
        - paragraph: Try one. The page changes, and you can switch it back at any time.
        - button "Dismiss"
      - button "Skip"
      - button "Back"
      - button "Next"
  `);
});
