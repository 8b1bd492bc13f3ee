import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { choose, heading, headline } from '../support/pages/home-page';
import { expect, open, test } from '../support/site/site';
import { useControls } from '../support/pages/use-controls';

/**
 * Runs in the page. Mimics in-page translation in a hydrated React page (react#11538): replaces every text node, also
 * later ones, with `font` elements around its words. The words stay the same, so that tests can still find them.
 */
function translatePage(): void {
  const untouched = ['FONT', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEXTAREA'];

  function translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: ChildNode[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || untouched.includes(text.parentNode?.nodeName ?? 'FONT')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  new MutationObserver((_, start) => {
    if (document.documentElement.dataset.hydrated !== 'true') return;
    start.disconnect();
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

/** Runs in the page. What extensions do before hydration: a word replaced, an element put first, attributes (vercel/next.js#78252, react#24430). */
function changePage(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const word = document.querySelector('h1')?.firstChild;
    if (word) word.nodeValue += '!';
    document.body.prepend(document.createElement('div'));
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const field of document.querySelectorAll('input, button')) field.setAttribute('fdprocessedid', 'x');
  });
}

// React reports the sections that it renders again.
test.use({ areErrorsExpected: true, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(changePage);
  await page.addInitScript(translatePage);
});

for (const path of Object.values(ROUTES))
  test(`${path}: a page changed by extensions, then translated, is alive, and its controls work`, async ({
    page,
  }) => {
    await open(page, `${path}?visitor=returning`);
    await expect(page.locator('main font').first()).toBeAttached();
    await useControls(page);
    if (path !== ROUTES.home) return;
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(ROUTES.contact);
    await page.goBack();
    await useControls(page);
  });

test('the steps of onboarding and tour go on while they are translated', async ({ page }) => {
  await open(page, ROUTES.home);
  const panel = page.locator('[data-slot=onboarding-panel]');
  const next = panel.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await panel.getByRole('radio', { name: 'Build & Integrate' }).check();
  await next.click();
  await expect(panel).toContainText('About you');
  await choose(page, 'Behavior', 'Researcher');
  await expect(heading(page)).toHaveText(headline('developer', 'researcher'));

  await open(page, ROUTES.features);
  await page.getByRole('button', { name: 'Try Smart Onboarding' }).first().click();
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 6; step += 1) {
    await expect(dialog).toContainText(`Step ${step} of 6`);
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).not.toHaveText(shellCopy.error.heading);
});
