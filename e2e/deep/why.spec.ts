import type { Locator, Page } from 'playwright/test';
import { navigationCopy } from '@/lib/content/navigation';
import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { whyCopy } from '@/lib/content/why';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expect, open, personaCookie, test } from '../support/site';

const name = (label: string) => `Why am I seeing this? ${label}`;
const why = (page: Page, label: string) =>
  page.locator('details[data-why]').filter({ has: page.locator('summary', { hasText: name(label) }) });
const panel = (details: Locator) => details.locator('[data-slot=why-panel]');

async function openWhy(page: Page, label: string) {
  const details = why(page, label);
  await details.locator('summary').click();
  await expect(panel(details)).toBeVisible();
  return details;
}

test('the hero explains its two rules, their signals, their confidence, and what others see', async ({
  page,
}) => {
  await open(page, '/?segment=developer&cluster=researcher&visitor=returning');
  const details = await openWhy(page, whyCopy.blocks.hero);
  await expect(panel(details)).toMatchAriaSnapshot(`
    - paragraph: This view comes from the link or ad you opened, from your last choice, from how you use the site or from our standard page.
    - term: Rule
    - definition:
      - link "Where your view comes from"
    - term: What it decided
    - definition: Which words you read here, and in what order.
    - term: What we looked at
    - definition: "your segment: Developer (from the link you opened)"
    - definition: "your behavior: Researcher (from the link you opened)"
    - definition: "your visit: Return visit (from the link you opened)"
    - term: Confidence
    - definition: 100%, a fixed rule, not a guess
    - paragraph: The main button is the next step that suits your segment.
    - term: Rule
    - definition:
      - link "The main button"
    - term: What it decided
    - definition: "Use main button: ${callToActionCopy['view-api-docs'].label}"
    - term: What we looked at
    - definition: "your segment: Developer (from the link you opened)"
    - term: Confidence
    - definition: 100%, a fixed rule, not a guess
    - term: What others get
    - definition: "Innovation leader: Use main button: ${callToActionCopy['schedule-demo'].label}"
    - definition: "Sales prospect: Use main button: ${callToActionCopy['start-free-trial'].label}"
    - paragraph: See this page as
    - list:
      - listitem:
        - link "Innovation leader"
      - listitem:
        - link "Sales prospect"
      - listitem:
        - link "Explorer"
      - listitem:
        - link "Converter"
    - paragraph:
      - text: Your own view changes too.
      - link "Compare before and after"
    - paragraph: Change it
    - list:
      - listitem:
        - link "Choose another view"
      - listitem:
        - 'link "Turn off: Content personalization"'
  `);
});

test('every control has a unique name', async ({ page }) => {
  for (const path of Object.values(ROUTES)) {
    await page.goto(path);
    const names = await page.locator('main details[data-why] > summary').allTextContents();
    expect(names.length, path).toBeGreaterThan(0);
    expect(
      names.filter((text) => !/^Why am I seeing this\? \S/.test(text)),
      path,
    ).toEqual([]);
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test('the reason matches the view after a switch, and with content personalization off', async ({ page }) => {
  await open(page, '/?visitor=returning');
  const before = await openWhy(page, 'Value propositions');
  await expect(panel(before)).toContainText('your segment: Innovation leader');
  await panel(before).getByRole('link', { name: 'Developer' }).click();
  await page.waitForURL('**/?segment=developer&cluster=explorer&visitor=returning');
  const after = await openWhy(page, 'Value propositions');
  await expect(panel(after)).toContainText('your segment: Developer (from the link you opened)');

  await page.getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label }).click();
  await expect(why(page, 'Value propositions')).not.toHaveAttribute('open');
  const off = await openWhy(page, 'Value propositions');
  await expect(panel(off)).toContainText('You switched this kind of adaptation off');
  await panel(off).getByRole('link', { name: 'Turn on: Content personalization' }).click();
  await expect(page).toHaveURL(/\/settings#personalization$/);
});

test('a recommendation explains its match score', async ({ page }) => {
  await open(page, '/?segment=developer&cluster=researcher&visitor=returning');
  const card = page.locator('#recommendations li').first();
  await card.locator('summary').click();
  await expect(panel(card)).toContainText('Add 15 points to the match');
  await expect(panel(card)).toContainText('its topics:');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a recommended article explains its score', async ({ page }) => {
  await open(page, '/content-hub');
  const item = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: hubBrowserCopy.labels.score })
    .first();
  await item.locator('summary').click();
  await expect(panel(item)).toContainText('made for your segment: yes');
  const score = /Match score: (\d+)/.exec(await item.innerText())?.[1];
  await expect(panel(item)).toContainText(`Add ${score} to the score`);
});

test('the sidebar says in one sentence what it adapted, with the reason behind it', async ({
  page,
  context,
}) => {
  await context.addCookies([personaCookie('developer.researcher.returning.analysis.11')]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const sidebar = page.getByRole('complementary', { name: 'Smart Navigation' });
  await expect(sidebar).toContainText(
    'API Docs moved up in this list, because you browse like developers who are comparing details.',
  );
  for (const { label } of navigationCopy.sidebar.insights.byCluster.researcher.suggestions)
    await expect(sidebar.getByRole('link', { name: label })).toBeVisible();
  const details = sidebar.locator('details[data-why]');
  await details.locator('summary').click();
  await expect(panel(details)).toContainText('your behavior: Researcher (from how you use the site)');
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  await expect(sidebar).toContainText('This list stays in a fixed order');
  await expect(panel(details)).toContainText('Use suggested pages: base order');
  await expect(panel(details).getByRole('link', { name: 'Turn on: Navigation adaptation' })).toBeVisible();
});

test('onboarding explains its steps', async ({ page }) => {
  await open(page, '/?segment=developer&cluster=researcher&visitor=new');
  const region = page.getByRole('region', { name: onboardingWelcome.label });
  await region.getByRole('button', { name: 'Next' }).click();
  await region.getByRole('radio', { name: 'Grow Business' }).check();
  const details = region.locator('details[data-why]');
  await details.locator('summary').click();
  await expect(panel(details)).toContainText(ruleCopy['onboarding-path'].because);
  await expect(panel(details)).toContainText('Set segment: Sales prospect');
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(region).toBeVisible();
});

test('with the keyboard alone: open, read on, Escape', async ({ page }) => {
  await open(page, '/?visitor=returning');
  const details = why(page, whyCopy.blocks.hero);
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(panel(details)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(details).getByRole('link', { name: ruleCopy['persona-source'].name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(details)).toBeHidden();
  await expect(details.locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(details)).toBeVisible();
});

test('in the mobile menu Escape closes the reason first, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/?visitor=returning');
  await page.getByRole('button', { name: shellCopy.menu.open }).click();
  const menu = page.locator('[data-slot=mobile-menu]');
  const details = menu.locator('details[data-why]');
  await details.locator('summary').click();
  await expect(panel(details)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('when the explanation fails to load', () => {
  test.use({ allowedConsole: /ERR_FAILED/ });

  test('a link to the rule remains, and the next opening tries again', async ({ page }) => {
    await open(page, '/?visitor=returning');
    await page.waitForSelector('[data-slot=widget-dock]', { state: 'attached' });
    await page.route('**/_next/static/**', (route) => route.abort());
    const details = why(page, whyCopy.blocks.hero);
    await details.locator('summary').click();
    const link = details.getByRole('link', { name: shellCopy.reason.readRule });
    await expect(link).toBeVisible();
    await expect(panel(details)).toHaveCount(0);
    await page.unroute('**/_next/static/**');
    await details.locator('summary').click();
    await details.locator('summary').click();
    await expect(panel(details)).toBeVisible();
    await expect(link).toBeHidden();
  });
});

test('without JavaScript it opens, and links to the rule', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const details = why(page, whyCopy.blocks.hero);
  await details.locator('summary').click();
  await details.getByRole('link', { name: shellCopy.reason.readRule }).click();
  await expect(page).toHaveURL(/\/features#rule-persona-source$/);
  await expect(page.locator('#rule-persona-source')).toBeInViewport();
  await context.close();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations with all of them open at 375 px, ${scheme}, and no text is clipped`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    for (const path of ['/?visitor=returning', '/solutions']) {
      await open(page, path);
      const all = page.locator('main details[data-why]');
      for (const details of await all.all()) await details.locator('summary').click();
      await expect(page.locator('main [data-slot=why-panel]')).toHaveCount(await all.count());
      await expectNoAxeViolations(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(375);
      const edges = await page.locator('main [data-slot=why-panel]').evaluateAll((panels) =>
        panels.map((one) => {
          // Some are on cards in a row that scrolls sideways.
          one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          const { left, right } = one.getBoundingClientRect();
          return [left, right];
        }),
      );
      for (const [left, right] of edges) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(375);
      }
    }
  });
}
