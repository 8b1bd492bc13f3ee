import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { demoViewCopy } from '@/lib/content/demo-view';
import { feedbackOffer } from '@/lib/content/feedback';
import { playgroundCopy } from '@/lib/content/pages/demo';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { shellCopy } from '@/lib/content/shell';
import { openCard, store } from '../support/pages/accessibility-card';
import { ask, messages, openChat, TRIAL } from '../support/pages/chat-page';
import { openComparison } from '../support/pages/compare-page';
import { fillIn, openForm, submit, thanks } from '../support/pages/contact-page';
import { openDemo, panel as demoPanel, reasons } from '../support/pages/demo-bar';
import { fakeSpeechRecognition, say } from '../support/pages/voice-page';
import { openWithPausedClock, showCard } from '../support/pages/install-card';
import { press, title, toGoals } from '../support/pages/onboarding-panel';
import { expect, open, openWithWidgets, test, toast } from '../support/site/site';
import { openDetails, showAllMarks } from '../support/pages/why-panel';
import { start as startTutorial } from '../support/pages/tutorial-card';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The pages framed by /compare have their own tests. */
const FRAMES = '[data-slot=comparer] iframe';

/** Runs in the page itself (legacy mode) because axe otherwise opens a second page for each analysis. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(FRAMES)
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS);
}

/** Fails with each violated rule and its elements. `state` labels the failure, and `rules` limit the analysis. */
async function expectNoAxeViolations(
  page: Page,
  state: string,
  { rules }: { rules?: string[] } = {},
): Promise<void> {
  const axe = createAxe(page);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, state).toEqual([]);
}

const RETURNING = '?visitor=returning';
const LOOKS = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 375 },
] as const;

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

async function show(page: Page, { scheme, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /dark/ : /^(?!.*dark)/);
}

const relevance = (page: Page) => page.locator('[data-slot=relevance]').filter({ visible: true });

/** What can differ in another theme, or in the dark. */
const CONTRAST = { rules: ['color-contrast'] };

for (const path of [...Object.values(ROUTES), '/nowhere'])
  test(`axe finds nothing on ${path} in any theme, light or dark`, async ({ page }) => {
    await openWithWidgets(page, path);
    for (const look of LOOKS) {
      await show(page, look);
      for (const [index, theme] of VISUAL_THEME_IDS.entries()) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        await expectNoAxeViolations(page, `${theme}, ${look.scheme}`, index === 0 ? {} : CONTRAST);
      }
    }
  });

test('in high contrast all text has a contrast of 7:1 in every theme', async ({ page }) => {
  test.slow();
  await store(page, '{"highContrast":true}');
  for (const path of [ROUTES.home, ROUTES.analytics]) {
    await open(page, path + RETURNING);
    for (const look of LOOKS) {
      await show(page, look);
      for (const theme of VISUAL_THEME_IDS) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        const state = `${path}, ${theme}, ${look.scheme}`;
        await expectNoAxeViolations(page, state, { rules: ['color-contrast-enhanced'] });
      }
    }
  }
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function openAndPress(page: Page, path: string, name: string): Promise<void> {
  await open(page, path);
  await button(page, name).click();
}

/** Everything that opens, once. */
const OPEN: Record<string, (page: Page) => Promise<unknown>> = {
  'the theme menu': (page) => openAndPress(page, ROUTES.about, 'Visual theme'),
  async 'the mobile menu'(page) {
    await page.setViewportSize({ width: 375, height: 900 });
    await openAndPress(page, ROUTES.about, shellCopy.menu.open);
  },
  async 'a list of options'(page) {
    await open(page, ROUTES.home + RETURNING);
    await page.getByRole('combobox', { name: 'Segment' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  async 'the feedback dialog'(page) {
    await page.keyboard.press('Escape');
    await button(page, feedbackOffer.button).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async 'the consent notice'(page) {
    await page.context().clearCookies();
    await open(page, ROUTES.home);
    await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
  },
  async 'the goals of onboarding'(page) {
    await open(page, '/?cluster=converter');
    await toGoals(page);
  },
  async 'the profile of onboarding'(page) {
    await page.getByRole('radio', { name: 'Build & Integrate' }).check();
    await press(page, 'Next');
    await expect(title(page, 'About you')).toBeVisible();
  },
  async 'the offer of help'(page) {
    await open(page, ROUTES.home);
    await press(page, 'Skip');
    await expect(page.getByRole('region', { name: 'Need help?' })).toBeVisible();
  },
  'the tutorial': startTutorial,
  async 'the assistant with a reply'(page) {
    await openChat(page, ROUTES.about + RETURNING);
    await ask(page, 'Is there a free trial?');
    await expect(messages(page).last()).toHaveText(TRIAL);
  },
  'the accessibility card': openCard,
  async 'a toast about a voice command'(page) {
    await fakeSpeechRecognition(page);
    await openWithWidgets(page, ROUTES.about + RETURNING);
    await say(page, 'take me to the page with all the numbers');
    await expect(toast(page)).toBeVisible();
  },
  async 'the thanks for a rating'(page) {
    await open(page, '/features#ai-content');
    await relevance(page).scrollIntoViewIfNeeded();
    await relevance(page).getByRole('radio', { name: '2 of 5' }).check({ force: true });
    await relevance(page).getByRole('button', { name: 'Submit' }).click();
    await expect(relevance(page)).toContainText('Thank you');
  },
  'all rules': (page) => openAndPress(page, '/features#rules', rulesViewerCopy.expandAll),
  'the tour': (page) => button(page, 'Try Smart Onboarding').click(),
  async 'the install card'(page) {
    await openWithPausedClock(page);
    await showCard(page);
    // axe waits, too.
    await page.clock.resume();
  },
  async 'an article'(page) {
    await open(page, ROUTES.contentHub);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  },
  'the dialog that holds the focus': (page) =>
    openAndPress(page, ROUTES.demo, playgroundCopy.live.dialog.open),
  'the confirmation of a deletion': (page) => openAndPress(page, ROUTES.settings, myDataCopy.remove),
  async 'the details of an A/B test'(page) {
    await open(page, ROUTES.analytics);
    await page.getByRole('tab', { name: 'A/B Testing' }).click();
    await button(page, 'View Details').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async 'the errors of the demo request'(page) {
    await openForm(page);
    await submit(page).click();
    await expect(page.locator('#demo [aria-invalid=true]').first()).toBeVisible();
  },
  async 'the thanks for a demo request'(page) {
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  },
  async 'the reasons of a page'(page) {
    await open(page, ROUTES.solutions + RETURNING);
    await showAllMarks(page);
    await openDetails(page.locator('main details[data-why]').first());
  },
  async 'an API call'(page) {
    await open(page, ROUTES.api);
    const call = page.locator('#get-user');
    await call.locator('> summary').click();
    await call.getByRole('button', { name: /^Try it/ }).click();
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(call.locator('[data-slot=call-answer]')).toContainText('200');
  },
  async 'search results'(page) {
    await open(page, '/nowhere');
    await page.getByRole('searchbox').fill('pricng');
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  },
  'a comparison': (page) => openComparison(page),
  async 'the demo controls'(page) {
    await openDemo(page);
    await page.keyboard.press('v');
    await expect(demoPanel(page, demoViewCopy.controls.heading)).toBeVisible();
  },
  async 'the demo link'(page) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expect(demoPanel(page, demoViewCopy.share.heading)).toBeVisible();
  },
  async 'all reasons in a demo'(page) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(reasons(page).first()).toBeVisible();
  },
};

/** These go on where the one before ended. */
const ON_THE_SAME_PAGE = [
  ...['the feedback dialog', 'the profile of onboarding', 'all rules', 'the tour'],
  ...['the thanks for a demo request', 'the demo link', 'all reasons in a demo'],
];
const groups: string[][] = [];
for (const name of Object.keys(OPEN))
  if (ON_THE_SAME_PAGE.includes(name)) groups.at(-1)?.push(name);
  else groups.push([name]);

for (const names of groups)
  test(`axe finds nothing with ${names.join(', then ')} open, light or dark`, async ({ page }) => {
    for (const name of names) {
      await page.emulateMedia({ colorScheme: 'light' });
      await OPEN[name]?.(page);
      await expectNoAxeViolations(page, `${name}, light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page, `${name}, dark`, CONTRAST);
    }
  });
