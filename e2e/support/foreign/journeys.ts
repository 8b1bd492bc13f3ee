import { ROUTES, type RouteId } from '@/lib/config/routes';
import { homeCopy } from '@/lib/content/home';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { ruleLabels } from '@/lib/content/rules';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import { tutorialCopy } from '@/lib/content/tutorial';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import type { Walk } from './walk';

const HEADER = '[data-slot=header]';
const PANEL = '[data-slot=onboarding-panel]';

/** Steps for pages with features of their own, in addition to `walkShell`. */
const PAGE_STEPS: Partial<Record<RouteId, (walk: Walk) => Promise<void>>> = {
  async home(walk) {
    // First, because the clicks of the guides make the visitor a converter.
    await choose(walk, '[data-slot=selector-bar]', 'Sales prospect');
    await walk.expectText('h1', homeCopy.hero.copy['sales-prospect'].explorer.headline);
    await walkOnboarding(walk);
    await walkTutorial(walk);
    await toggleSwitch(walk, 'main input[role=switch]');
  },
  async features(walk) {
    if (await walk.press(ruleLabels.target['call-to-action'], 'Try Smart Onboarding'))
      await walkSmartFlow(walk);
    await chooseTab(walk, 'core-offerings');
  },
  async contact(walk) {
    const field = await walk.find({ css: 'main form input[name=email]' });
    await field?.fill('not an email address');
    if (await walk.press('main form button[type=submit]'))
      await walk.find({ css: 'main form [aria-invalid=true]' });
  },
  async settings(walk) {
    await toggleSwitch(walk, 'main input[role=switch]');
    await walk.press(ruleLabels.target['call-to-action'], myDataCopy.show);
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

/** Presses the button to the next step until the dialog ends. */
async function walkSteps(
  walk: Walk,
  css: string,
  steps: readonly { progress: string; title: string }[],
  buttons: { next: string; last: string },
): Promise<void> {
  for (const [index, { progress, title }] of steps.entries()) {
    await walk.expectText(css, progress);
    await walk.expectText(`${css} h3`, title);
    if (!(await walk.press(`${css} button`, index === steps.length - 1 ? buttons.last : buttons.next))) break;
  }
  await walk.expectState(`${css} ends`, css, async () => !(await walk.page.isVisible(css)));
}

async function walkTutorial(walk: Walk): Promise<void> {
  const { buttons, steps } = tutorialCopy;
  if (!(await walk.press('#start-tutorial'))) return;
  const list = TUTORIAL_STEPS.map(({ id }, index) => ({
    progress: `Step ${index + 1} of 7`,
    title: steps[id].title,
  }));
  await walkSteps(walk, '[data-slot=tutorial]', list, { next: buttons.next, last: buttons.finish });
}

async function walkSmartFlow(walk: Walk): Promise<void> {
  const { buttons, steps } = smartFlowCopy;
  const list = SMART_FLOW_STEPS.map((id, index) => ({
    progress: `Step ${index + 1} of 6`,
    title: steps[id].title,
  }));
  await walkSteps(walk, '[data-slot=smart-flow]', list, { next: buttons.next, last: buttons.complete });
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
