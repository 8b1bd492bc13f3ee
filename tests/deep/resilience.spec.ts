import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { chatCopy } from '@/lib/content/chat';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { chatToggleCopy, shellCopy } from '@/lib/content/shell';
import {
  button as accessibilityButton,
  card as accessibilityCard,
} from '../support/pages/accessibility-card';
import { field as question, toggle as chatToggle } from '../support/pages/chat-page';
import { notice, submit } from '../support/pages/contact-page';
import { choose, heading, headline } from '../support/pages/home-page';
import { panel, title } from '../support/pages/onboarding-panel';
import { panel as whyPanel, why } from '../support/pages/why-panel';
import { expect, open, openWithWidgets, test, toast } from '../support/site/site';

test.use({ viewport: { width: 1280, height: 800 } });

/** Without white space, because a translator can drop it between the elements that it replaces texts with. */
const strip = (text: string | null) => text?.replaceAll(/\s+/g, '') ?? '';

/** Uses what every page has: color mode, lists and tabs, then a link and Back. */
async function useControls(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeEmpty();
  await expect(heading).not.toHaveText(shellCopy.error.heading);
  const html = page.locator('html');
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).first().click();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: shellCopy.colorMode.toLight }).first().click();
  await expect(html).not.toHaveClass(/dark/);
  for (const list of await page.locator('button[role=combobox]').all()) {
    await list.click();
    const option = page.getByRole('option').last();
    const label = strip((await option.innerText()).split('\n')[0] ?? '');
    await option.click();
    await expect.poll(async () => strip(await list.textContent())).toContain(label);
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('[aria-busy=true]:visible'), 'no endless loading state').toHaveCount(0);
  await expect(heading).not.toHaveText(shellCopy.error.heading);
}

test.describe('while calls fail', () => {
  // The browser logs failed requests itself.
  test.use({ allowedConsole: /^Failed to load resource/ });

  /** Pages with calls or controls of their own. */
  const PAGES = (
    ['home', 'demo', 'contentHub', 'features', 'analytics', 'contact', 'api', 'settings'] as const
  ).map((id) => ROUTES[id]);

  for (const how of ['fails', 'is not answered'] as const)
    test(`while every call ${how}, each page opens without a message and its controls work`, async ({
      page,
    }) => {
      test.slow();
      await page.route('**/api/**', (route) =>
        how === 'fails' ? route.fulfill({ status: 500, body: 'no' }) : undefined,
      );
      for (const path of PAGES)
        await test.step(path, async () => {
          await open(page, path);
          await expect(toast(page)).toHaveCount(0);
          await useControls(page);
        });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test.describe('while scripts fail', () => {
  const hero = (page: Page) => why(page, 'Headline and main button');

  /** Parts whose script loads when they are first used. */
  const PARTS = [
    {
      name: 'the accessibility card',
      path: '/about?visitor=returning',
      opener: accessibilityButton,
      failure: (page: Page) => page.getByText(accessibilityCopy.loadFailed).first(),
      opened: accessibilityCard,
    },
    {
      name: 'the assistant',
      path: '/about?segment=developer',
      opener: chatToggle,
      failure: (page: Page) => page.getByText(chatToggleCopy.loadFailed).first(),
      opened: question,
    },
    {
      name: 'the onboarding steps',
      path: '/',
      opener: (page: Page) => panel(page).getByRole('button', { name: 'Next', exact: true }),
      failure: (page: Page) => panel(page).getByText(onboardingWelcome.loadFailed),
      opened: (page: Page) => title(page, 'Choose your goal'),
    },
    {
      name: 'the demo request',
      path: '/contact',
      opener: submit,
      failure: (page: Page) => notice(page, demoRequestCopy.failures.network.title),
      opened: (page: Page) => notice(page, demoRequestCopy.mistakes.title),
    },
  ] as const;

  test.use({ allowedConsole: /Failed to load|ERR_FAILED/ });

  for (const part of PARTS)
    test(`${part.name}: when its script fails to load it says so, and the next press tries again`, async ({
      page,
    }) => {
      await open(page, part.path);
      await expect(part.opener(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/static/**/*.js', (route) => route.abort());
      await part.opener(page).click();
      await expect(part.failure(page)).toBeVisible();
      await page.unroute('**/_next/static/**/*.js');
      await part.opener(page).click();
      await expect(part.opened(page)).toBeVisible();
    });

  test('an explanation that fails to load leaves a link to its rule, and the next opening tries again', async ({
    page,
  }) => {
    await open(page, '/?visitor=returning');
    await page.waitForSelector('[data-slot=widget-dock]', { state: 'attached' });
    await page.route('**/_next/static/**', (route) => route.abort());
    const summary = hero(page).locator('summary').first();
    const link = hero(page).getByRole('link', { name: 'Read the rule' });
    await summary.click();
    await expect(link).toBeVisible();
    await expect(whyPanel(hero(page))).toHaveCount(0);
    await page.unroute('**/_next/static/**');
    await summary.click();
    await summary.click();
    await expect(whyPanel(hero(page))).toBeVisible();
    await expect(link).toHaveCount(1);
  });
});

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

test.describe('after foreign changes', () => {
  // React reports the sections that it renders again.
  test.use({ areErrorsExpected: true, reducedMotion: 'reduce' });

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
});

/** As in private windows, sandboxed frames and older browsers. */
function withholdInterfaces(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const [owner, name] of [
    [Document.prototype, 'cookie'],
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'indexedDB'],
    [window, 'caches'],
    [Navigator.prototype, 'serviceWorker'],
    [Navigator.prototype, 'clipboard'],
  ] as const)
    Object.defineProperty(owner, name, { get: refuse, set: refuse });
  for (const name of [
    ...['BroadcastChannel', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'],
    ...['SpeechRecognition', 'webkitSpeechRecognition'],
  ])
    Object.assign(window, { [name]: refuse });
}

test('where storage, cookies, observers and speech throw, the page and its other controls work', async ({
  page,
}) => {
  await page.addInitScript(withholdInterfaces);
  await openWithWidgets(page, '/');
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await page.locator('[data-slot=chat-toggle]').click();
  await expect(page.getByRole('textbox', { name: chatCopy.field })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 4000);
  await page.getByRole('banner').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics/);
  await expect(page.getByRole('tab').first()).toBeVisible();
});
