import { ROUTES, type RouteId } from '@/lib/config/routes';
import { homeCopy } from '@/lib/content/home';
import { hubArticles } from '@/lib/content/hub/articles';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { compareCopy } from '@/lib/content/pages/compare';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { ruleLabels } from '@/lib/content/rules';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { tutorialCopy } from '@/lib/content/tutorial';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import type { Walk } from './walk';

const HEADER = '[data-slot=header]';
const PANEL = '[data-slot=onboarding-panel]';
const FLOW = '[data-slot=smart-flow]';
const TUTORIAL = '[data-slot=tutorial]';

/** Steps for pages with features of their own, in addition to `walkShell`. */
const PAGE_STEPS: Partial<Record<RouteId, (walk: Walk) => Promise<void>>> = {
  async home(walk) {
    await walkOnboarding(walk);
    await walkTutorial(walk);
    await choose(walk, '[data-slot=selector-bar]', 'Sales prospect');
    await walk.expectText('h1', homeCopy.hero.copy['sales-prospect'].explorer.headline);
    await toggleSwitch(walk, 'main input[role=switch]');
  },
  async features(walk) {
    if (await walk.press(ruleLabels.target['call-to-action'], 'Try Smart Onboarding'))
      await walkSmartFlow(walk);
    await chooseTab(walk, 'core-offerings');
  },
  async contentHub(walk) {
    const field = await walk.find({ css: '#hub-search' });
    await field?.fill('zzzz');
    if (field) await walk.expectText('[data-slot=hub-count]', `0 of ${hubArticles.length}`);
    await field?.fill('');
  },
  async analytics(walk) {
    await chooseTab(walk, 'ab-testing');
    await choose(walk, '[data-slot=dashboard]', 'Last 30 days');
    await walk.expectText('[data-slot=dashboard]', 'Last 30 days');
  },
  async contact(walk) {
    if (!(await walk.press('main [data-cta=schedule-demo]'))) return;
    const field = await walk.find({ css: 'main form input[name=email]' });
    await field?.fill('not an email address');
    if (await walk.press('main form button[type=submit]'))
      await walk.find({ css: 'main form [aria-invalid=true]' });
  },
  async settings(walk) {
    await toggleSwitch(walk, 'main input[role=switch]');
    await walk.press(ruleLabels.target['call-to-action'], myDataCopy.show);
  },
  async api(walk) {
    const opener = 'main button[aria-disabled=false]:not([data-scripted])';
    if (await walk.press(opener)) await walk.find({ css: 'main form' });
  },
  async compare(walk) {
    await walk.press(ruleLabels.target['call-to-action'], compareCopy.tool.swap);
    await walk.find({ css: '[data-slot=comparison-status]' });
  },
  async demo(walk) {
    await walk.press(ruleLabels.target['call-to-action']);
  },
};

async function choose(walk: Walk, scope: string, option: string): Promise<void> {
  if (!(await walk.press(`${scope} [data-slot=select-trigger]`))) return;
  await walk.press('[role=option] span', option);
  const isClosed = async () => !(await walk.page.isVisible('[role=listbox]'));
  await walk.expectState('the list closes', '[role=listbox]', isClosed);
}

async function chooseTab(walk: Walk, id: string): Promise<void> {
  const tab = `main [data-tab=${id}]`;
  if (!(await walk.press(tab))) return;
  await walk.expectState(
    `tab ${id}`,
    tab,
    async () => (await walk.page.getAttribute(tab, 'aria-selected')) === 'true',
  );
}

async function toggleSwitch(walk: Walk, css: string): Promise<void> {
  const box = walk.page.locator(css).first();
  const wasChecked = await box.isChecked().catch(() => null);
  if (wasChecked === null || !(await walk.press(css))) return;
  await walk.expectState('switch', css, async () => (await box.isChecked()) !== wasChecked);
}

async function walkOnboarding({ press, expectText, find }: Walk): Promise<void> {
  if (!(await press(`${PANEL} button`, onboardingWelcome.buttons.next))) return;
  await expectText(PANEL, 'Step 2 of 3');
  if (!(await press(`${PANEL} label`))) return;
  await press(`${PANEL} button[type=submit]`);
  await find({ css: `${PANEL} input` });
  await press(`${PANEL} button[type=submit]`);
  await expectText(PANEL, '100%');
  await press(`${PANEL} button[type=submit]`);
}

async function walkTutorial(walk: Walk): Promise<void> {
  const { buttons, steps, progress } = tutorialCopy;
  if (!(await walk.press('#start-tutorial'))) return;
  for (const [index, { id }] of TUTORIAL_STEPS.entries()) {
    await walk.expectText(TUTORIAL, `${progress.step} ${index + 1} ${progress.of} ${TUTORIAL_STEPS.length}`);
    await walk.expectText(`${TUTORIAL} h3`, steps[id].title);
    const isLast = index === TUTORIAL_STEPS.length - 1;
    if (!(await walk.press(`${TUTORIAL} button`, isLast ? buttons.finish : buttons.next))) break;
  }
  await walk.expectState('the tutorial ends', TUTORIAL, async () => !(await walk.page.isVisible(TUTORIAL)));
}

async function walkSmartFlow(walk: Walk): Promise<void> {
  const { buttons, steps } = smartFlowCopy;
  for (const [index, id] of SMART_FLOW_STEPS.entries()) {
    await walk.expectText(FLOW, `Step ${index + 1} of ${SMART_FLOW_STEPS.length}`);
    await walk.expectText(`${FLOW} h3`, steps[id].title);
    const isLast = index === SMART_FLOW_STEPS.length - 1;
    if (!(await walk.press(`${FLOW} button`, isLast ? buttons.complete : buttons.next))) break;
  }
  await walk.expectState('the tour ends', FLOW, async () => !(await walk.page.isVisible(FLOW)));
}

/** Steps for every page: theme, menu, chat, a link and Back. */
async function walkShell(walk: Walk, id: RouteId): Promise<void> {
  const { page } = walk;
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  if (await walk.press(`${HEADER} button[aria-label*=Visual]`)) {
    await walk.press(`${HEADER} fieldset label:has(input:not(:checked))`);
    await walk.expectState('visual theme', `${HEADER} fieldset`, async () => (await theme()) !== before);
    await page.keyboard.press('Escape');
  }
  if (await walk.press('[data-slot=chat-toggle]')) {
    await walk.find({ css: '[data-slot=chat-window] textarea' });
    await page.keyboard.press('Escape');
    await walk.expectState(
      'the chat closes',
      '[data-slot=chat-window]',
      async () => !(await page.isVisible('[data-slot=chat-window]')),
    );
  }
  await followAndReturn(walk, id);
  await page.setViewportSize({ width: 390, height: 800 });
  if (await walk.press(`${HEADER} button[aria-controls]:not([aria-label*=Visual])`))
    await walk.find({ css: '[data-slot=mobile-menu]' });
}

async function followAndReturn(walk: Walk, id: RouteId): Promise<void> {
  const { page } = walk;
  const target = id === 'about' ? ROUTES.contact : ROUTES.about;
  // A foreign change can have removed the heading.
  const [found = ''] = await page.locator('h1').allTextContents();
  const heading = found.replaceAll(/[ü※]/g, '');
  const at = (path: string) => async () => new URL(page.url()).pathname === path;
  if (!(await walk.press(`${HEADER} a[href='${target}']`))) return;
  await walk.expectState(`navigation to ${target}`, 'body', at(target));
  await walk.find({ css: 'h1' });
  await page.goBack();
  await walk.expectState('navigation back', 'body', at(ROUTES[id]));
  await walk.expectText('h1', heading.trim().replaceAll(/\s+/g, ' '));
}

export async function walkRoute(walk: Walk, id: RouteId): Promise<void> {
  await PAGE_STEPS[id]?.(walk);
  await walkShell(walk, id);
}
