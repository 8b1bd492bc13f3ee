import type { Page } from 'playwright/test';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { expectNoAxe } from '@/tests/support/axe';
import { expect, open, test, watchScripts } from './site';

const RETURNING = '/?visitor=returning';

const card = (page: Page) => page.getByRole('dialog', { name: 'Interactive tutorial' });
const inCard = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const stepTitle = (page: Page) => card(page).getByRole('heading', { level: 3 });
const opener = (page: Page) => page.getByRole('button', { name: 'Start the tutorial', exact: true });
const ring = (page: Page) => page.locator('.tutorial-highlight, .tutorial-highlight-inside');
const tab = (page: Page, name: string) => card(page).getByRole('tab', { name });
const titles: readonly string[] = TUTORIAL_STEPS.map(({ id }) => tutorialCopy.steps[id].title);

async function start(page: Page, path = RETURNING) {
  await open(page, path);
  await opener(page).click();
  await expect(stepTitle(page)).toBeFocused();
}

const pause = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** On to the step at `index`, from any before it. */
async function walkTo(page: Page, index: number) {
  for (;;) {
    const at = titles.indexOf((await stepTitle(page).textContent()) ?? '');
    if (at === index) return;
    await inCard(page, 'Next').click();
    await expect(stepTitle(page)).toHaveText(titles[at + 1] ?? '');
  }
}

/** The tutorial's place on the page, as against what it points at. */
async function look(page: Page, id: string) {
  return page.evaluate((targetId) => {
    const target = document.getElementById(targetId)?.getBoundingClientRect();
    const own = document.querySelector('[data-slot=tutorial]')?.getBoundingClientRect();
    if (!target || !own) return 'absent';
    if (target.top < 0 || target.bottom > window.innerHeight) return 'out of view';
    const beside = target.right <= own.left || target.left >= own.right;
    return beside || target.bottom <= own.top || target.top >= own.bottom ? 'free' : 'covered';
  }, id);
}

const patches = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  return sent;
};

test('next marks the step done and moves on after 1000 ms, then after 500 ms; back goes back at once', async ({
  page,
}) => {
  await page.clock.install();
  await start(page);
  await pause(page);
  for (const [index, { tab: tabId }] of TUTORIAL_STEPS.entries()) {
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
    await expect(tab(page, tutorialCopy.tabs[tabId])).toHaveAttribute('aria-selected', 'true');
    await expect(card(page).getByText(`Step ${index + 1} of 7`, { exact: true })).toBeVisible();
    if (index === 6) break;
    await inCard(page, 'Next').click();
    await expect(card(page).getByText(`Step ${index + 1} of 7 · Done`)).toBeVisible();
    await page.clock.runFor(index === 0 ? 999 : 499);
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
    await page.clock.runFor(1);
  }
  await expect(inCard(page, 'Next')).toHaveCount(0);
  for (let index = 5; index >= 0; index -= 1) {
    await inCard(page, 'Back').click();
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
  }
});

for (const [width, height] of [
  [375, 667],
  [1024, 768],
] as const) {
  test(`every step points at its element, in view and not covered, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(page);
    for (const [index, { id }] of TUTORIAL_STEPS.entries()) {
      await walkTo(page, index);
      const { targetElementId } = tutorialCopy.steps[id];
      await expect(ring(page)).toHaveAttribute('id', targetElementId);
      await expect.poll(() => look(page, targetElementId), { message: id }).toBe('free');
    }
  });
}

test('finish is not delayed, makes the visitor returning and gives the focus back', async ({ page }) => {
  const sent = patches(page);
  await page.clock.install();
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Set up your view' })).toBeVisible();
  await opener(page).click();
  await walkTo(page, 6);
  await pause(page);
  await inCard(page, 'Finish').click();
  await expect(card(page)).toBeHidden();
  await expect(ring(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Set up your view' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toHaveText(/Returning/);
  await expect(opener(page)).toBeFocused();
  await expect
    .poll(() => sent)
    .toEqual([expect.stringMatching(/^\/api\/user\/\d+\/new-user-status \{"isNewUser":false\}$/)]);
  await page.clock.resume();
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Set up your view' })).toBeHidden();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText('Welcome');
});

test('the help offer opens it; skip completes onboarding there and then', async ({ page }) => {
  const sent = patches(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  const help = page.getByRole('region', { name: 'Need help?' });
  await help.getByRole('button', { name: 'Interactive Tutorial' }).click();
  await expect(stepTitle(page)).toBeFocused();
  await inCard(page, 'Skip').click();
  await expect(card(page)).toBeHidden();
  await expect(help).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => sent.join()).toMatch(/new-user-status \{"isNewUser":false\}$/);
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('the tabs can be looked at; the Settings tab has the real switches', async ({ page }) => {
  const sent = patches(page);
  await start(page);
  await walkTo(page, 1);
  await tab(page, 'Welcome').press('ArrowRight');
  await expect(tab(page, 'Recommendations')).toBeFocused();
  await expect(stepTitle(page)).toHaveText('Picked for you');
  await page.keyboard.press('End');
  await expect(stepTitle(page)).toHaveText('Three switches');
  await expect(card(page)).toContainText('You are looking around. Next goes on from step 2.');
  const behavioral = card(page).getByRole('switch', { name: 'Behavioral analytics' });
  await behavioral.click();
  await expect(page.locator('[data-slot="settings-counter"]')).toHaveText(['2 of 3 active', '2 of 3 active']);
  await expect
    .poll(() => sent.join())
    .toMatch(/personalization-settings\/\d+ \{"behavioralAnalytics":false\}$/);
  await inCard(page, 'Next').click();
  await expect(stepTitle(page)).toHaveText('Three ways to browse');
});

test('the segment chosen in the card changes the page, and the ring and the focus outlive it', async ({
  page,
}) => {
  await start(page);
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.innerText();
  await walkTo(page, 1);
  const developer = card(page).getByRole('radio', { name: 'Developer' });
  await developer.check();
  await expect(headline).not.toHaveText(before);
  await expect(developer).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await inCard(page, 'Back').click();
  await card(page).getByRole('tab', { name: 'Welcome' }).press('Shift+Tab');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Sales prospect' }).click();
  await expect(headline).not.toHaveText(before);
  await expect(ring(page)).toHaveAttribute('id', 'hero-title');
});

test('where a page lacks what the step shows, it says so and leads there; a reload changes nothing', async ({
  page,
}) => {
  await start(page);
  await walkTo(page, 4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(card(page)).toContainText('What this step shows is not on this page.');
  await expect(ring(page)).toHaveCount(0);
  await page.reload();
  await expect(stepTitle(page)).toHaveText('What the dot means');
  await expect(page.locator('[data-slot="live-region"]')).toContainText('Step 5 of 7. What the dot means.');
  await card(page).getByRole('link', { name: 'See it on the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(ring(page)).toHaveAttribute('id', 'first-match');
  await expect.poll(() => look(page, 'first-match')).toBe('free');
  await expect(card(page)).not.toContainText('not on this page');
});

test('Escape leaves it where it is, and completes nothing', async ({ page }) => {
  const sent = patches(page);
  await start(page);
  await walkTo(page, 3);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(card(page)).toBeHidden();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText('Picked for you');
  await inCard(page, 'Close').click();
  await expect(opener(page)).toBeFocused();
  expect(sent).toEqual([]);
});

test('by keyboard alone: each step is said once, and the page stays within reach', async ({ page }) => {
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

test('the guide types at 40 ms per character; with reduced motion it says all at once', async ({ page }) => {
  const typed = page.locator('[data-slot="guide-bubble-text"]');
  await page.clock.install();
  await start(page);
  await walkTo(page, 1);
  await pause(page);
  await inCard(page, 'Next').click();
  await page.clock.runFor(500);
  await expect(stepTitle(page)).toHaveText('Three ways to browse');
  await expect(typed).toHaveText('');
  await page.clock.runFor(39);
  await expect(typed).toHaveText('');
  await page.clock.runFor(1);
  await expect(typed).toHaveText('I');
  await page.clock.runFor(280);
  await expect(typed).toHaveText('I guess');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(typed).toHaveText(tutorialCopy.steps.behavior.guideMessage);
});

test('garbage in its key counts as nothing stored; with storage forbidden it works all the same', async ({
  page,
}) => {
  for (const garbage of ['{', 'null', '[]', '{"index":99,"open":"yes"}', '\u0000', '9'.repeat(10_000)]) {
    await page.addInitScript((text) => sessionStorage.setItem('tutorial', text), garbage);
    await start(page);
    await expect(stepTitle(page)).toHaveText('Welcome');
  }
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    }
  });
  await start(page);
  await walkTo(page, 2);
  await inCard(page, 'Close').click();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText('Three ways to browse');
  await inCard(page, 'Skip').click();
  await expect(card(page)).toBeHidden();
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: /net::ERR_FAILED|status of 500/ });

  test('every call may fail: it still ends, and says nothing about it', async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await open(page, '/');
    await opener(page).click();
    await walkTo(page, 6);
    await inCard(page, 'Finish').click();
    await expect(card(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Set up your view' })).toBeHidden();
    await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
  });

  test('it can not be loaded: the button says so, and the next press tries again', async ({ page }) => {
    const readScripts = watchScripts(page);
    await open(page, RETURNING);
    await page.waitForLoadState('networkidle');
    expect(await readScripts()).not.toContain('What the dot means');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await opener(page).click();
    const sorry = page.getByRole('button', { name: 'The next part did not load. Please try again.' });
    await expect(sorry).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await sorry.click();
    await expect(stepTitle(page)).toBeFocused();
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any step at 375 px, and nothing is cut off, ${scheme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await start(page);
    for (const [index] of TUTORIAL_STEPS.entries()) {
      await walkTo(page, index);
      await expectNoAxe(page, titles[index]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (let index = 5; index >= 0; index -= 1) {
      await inCard(page, 'Back').click();
      const isCut = await card(page).evaluate((own) => own.scrollWidth > own.clientWidth);
      expect(isCut, titles[index]).toBe(false);
    }
  });
}

test('what a screen reader finds in it', async ({ page }) => {
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
        - paragraph: Try one. The page follows, and you can turn it back any time.
        - button "Dismiss"
      - button "Skip"
      - button "Back"
      - button "Next"
  `);
});
