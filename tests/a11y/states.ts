import type { Page } from 'playwright/test';
import { formatComparison } from '@/lib/compare/comparison';
import { demoViewCopy } from '@/lib/content/demo-view';
import { compareCopy } from '@/lib/content/pages/compare';
import { card as accessibilityCard, button as accessibilityButton } from '../e2e/accessibility-card';
import { ask, button as inChat, chat, field as chatField, messages, toggle } from '../e2e/chat-page';
import { fillIn, submit, thanks, opener as requestOpener } from '../e2e/contact-page';
import { bar, blur, command, openDemo, panel } from '../e2e/demo-bar';
import { expect, open } from '../e2e/site';
import { doubleSpeech, hear } from '../e2e/voice-double';

/** Called whenever there is something new to look at. */
export type See = (what: string) => Promise<void>;
export type State = {
  name: string;
  show: (page: Page, see: See) => Promise<void>;
  /** The visitor has not answered the notice yet. */
  isUnanswered?: boolean;
};

const RETURNING = '?visitor=returning';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function walkOnboarding(page: Page, see: See) {
  await open(page, '/?cluster=converter');
  await see('welcome');
  const region = page.getByRole('region', { name: 'Set up your view' });
  await region.getByRole('button', { name: 'Next' }).click();
  await region.getByRole('radio', { name: 'Grow Business' }).check();
  for (const [title, next] of [
    ['Choose your goal', 'Next'],
    ['Business goals', 'Next'],
    ['About you', 'Next'],
  ] as const) {
    await expect(region.getByText(title, { exact: true }).first()).toBeVisible();
    await see(title);
    await region.getByRole('button', { name: next, exact: true }).click();
  }
  await expect(region.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await see('ready');
  await region.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Need help?' })).toBeVisible();
  await see('help offered');
}

async function walkTutorial(page: Page, see: See) {
  await open(page, `/${RETURNING}`);
  await press(page, 'Start the tutorial');
  const card = page.getByRole('dialog', { name: 'Interactive tutorial' });
  for (let step = 1; step <= 7; step += 1) {
    await expect(card.getByText(new RegExp(`^Step ${step} of 7`)).first()).toBeVisible();
    await see(`step ${step}`);
    if (step < 7) await card.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

async function walkTour(page: Page, see: See) {
  await open(page, `/features${RETURNING}`);
  await page.getByRole('button', { name: 'Try Smart Onboarding' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'A tour of Attune' });
  for (let step = 1; step <= 6; step += 1) {
    await expect(dialog.getByRole('status')).toContainText(`Step ${step} of 6`);
    await see(`step ${step}`);
    if (step < 6) await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

/** Everything that can be opened, one by one. */
export const STATES: readonly State[] = [
  { name: 'onboarding panel', show: walkOnboarding },
  { name: 'tutorial', show: walkTutorial },
  { name: 'tour', show: walkTour },
  {
    name: 'consent notice',
    isUnanswered: true,
    async show(page, see) {
      await open(page, '/');
      await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'chat',
    async show(page, see) {
      await open(page, `/about${RETURNING}`);
      await toggle(page).click();
      await expect(chatField(page)).toBeFocused();
      await see('empty');
      await ask(page, 'Is there a free trial?');
      await expect(messages(page)).toHaveCount(2);
      await expect(
        chat(page)
          .getByRole('button', { name: /helpful|retry/i })
          .or(messages(page).last())
          .first(),
      ).toBeVisible();
      await see('answered');
      const expand = inChat(page, 'Expand chat');
      if (await expand.isVisible()) {
        await expand.click();
        await see('expanded');
      }
    },
  },
  {
    name: 'accessibility card',
    async show(page, see) {
      await open(page, `/about${RETURNING}`);
      await accessibilityButton(page).click();
      await expect(accessibilityCard(page)).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'voice card and toast',
    async show(page, see) {
      await doubleSpeech(page);
      await open(page, `/${RETURNING}`);
      await press(page, 'Voice commands');
      await hear(page, 'take me to the page with all the numbers', false);
      await expect(page.locator('[data-slot=voice-card]')).toBeVisible();
      await see('listening');
      await hear(page, 'take me to the page with all the numbers');
      await expect(page.locator('[data-slot=toast]')).toBeVisible();
      await see('error toast');
    },
  },
  {
    name: 'feedback dialog',
    async show(page, see) {
      await open(page, `/${RETURNING}`);
      await press(page, 'Give feedback');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await dialog.getByRole('textbox').fill('x'.repeat(1900));
      await see('filled in');
      await dialog.getByRole('button', { name: /^Submit/ }).click();
      await expect(dialog.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible();
      await see('thanks');
    },
  },
  {
    name: 'install card',
    async show(page, see) {
      await page.clock.install();
      await open(page, `/about${RETURNING}`);
      await expect(page.locator('[data-slot=widget-dock]')).toBeAttached();
      await page.evaluate(() => {
        const prompt = () => Promise.resolve();
        window.dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
        );
      });
      await page.clock.runFor(5000);
      await expect(page.locator('[data-slot=install-card]')).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'demo bar',
    async show(page, see) {
      await openDemo(page);
      await see('closed');
      await page.keyboard.press('c');
      await expect(panel(page, demoViewCopy.controls.heading)).toBeVisible();
      await see('controls');
      await page.keyboard.press('s');
      await expect(panel(page, demoViewCopy.share.heading).getByLabel('Link to this view')).not.toHaveValue(
        '',
      );
      await see('share');
      await page.keyboard.press('Escape');
      await blur(page);
      await command(page, demoViewCopy.explain.open).click();
      await expect(page.getByRole('main').locator('[data-slot=why-panel]').first()).toBeVisible();
      await see('explain');
      await expect(bar(page)).toBeVisible();
    },
  },
  {
    name: 'replay',
    async show(page, see) {
      await open(page, '/?demo=1&replay=converter');
      await expect(page.locator('[data-slot=replay-event]')).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'compare',
    async show(page, see) {
      const left = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
      const right = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
      await open(page, formatComparison({ left, right, page: '/' }));
      await expect(page.locator('[data-slot=comparison-status]')).toContainText(/\d+ differences?/);
      await page.locator('[data-slot=difference-list] summary').first().click();
      await expect(page.getByRole('button', { name: compareCopy.tool.link.copyLink })).toBeVisible();
      await see('ready');
    },
  },
  {
    name: 'reasons',
    async show(page, see) {
      await open(page, `/solutions${RETURNING}`);
      for (const summary of await page.locator('main details[data-why] > summary').all())
        await summary.click();
      await expect(page.locator('main [data-slot=why-panel]').first()).toBeVisible();
      await see('all open');
    },
  },
  {
    name: 'article',
    async show(page, see) {
      await open(page, '/content-hub');
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await see('open');
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').first().fill('zzzzqqqq');
      await expect(page.getByText(/Nothing found/).first()).toBeVisible();
      await see('nothing found');
    },
  },
  {
    name: 'focus-trap dialog',
    async show(page, see) {
      await open(page, '/demo');
      await press(page, 'Open the dialog');
      await expect(page.getByRole('dialog')).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'demo request',
    async show(page, see) {
      await open(page, '/contact');
      await requestOpener(page).click();
      await submit(page).click();
      await expect(page.locator('#demo [aria-invalid=true]').first()).toBeVisible();
      await see('errors');
      await fillIn(page);
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
      await see('thanks');
    },
  },
  {
    name: 'selector list',
    async show(page, see) {
      await open(page, `/${RETURNING}`);
      await page.getByRole('combobox', { name: 'Segment' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await see('open');
    },
  },
  {
    name: 'menus of the header',
    async show(page, see) {
      await open(page, `/${RETURNING}`);
      await press(page, 'Visual theme');
      await see('themes');
      await page.keyboard.press('Escape');
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await see('mobile menu');
    },
  },
  {
    name: 'settings',
    async show(page, see) {
      await open(page, '/settings');
      await page.getByRole('switch', { name: 'Behavioral analytics' }).click();
      await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
      await see('toast');
      await press(page, 'Show my data');
      await expect(page.locator('[data-slot=shown-data]')).toBeVisible();
      await press(page, 'Delete my data');
      await expect(page.getByRole('dialog')).toBeVisible();
      await see('deletion asked');
      await press(page, 'Delete it all');
      await expect(page.locator('[data-slot=deleted-data]')).toBeVisible();
      await see('deleted');
    },
  },
  {
    name: 'analytics',
    async show(page, see) {
      await open(page, '/analytics');
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const tabs = page.getByRole('main').getByRole('tab');
      for (const tab of await tabs.all()) {
        await tab.click();
        await see((await tab.textContent()) ?? '');
      }
      await page.getByRole('tab', { name: 'A/B Testing' }).click();
      await page.getByRole('button', { name: 'View Details' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await see('dialog of a test');
    },
  },
  {
    name: 'features',
    async show(page, see) {
      await open(page, '/features');
      for (const tab of await page.getByRole('tablist').first().getByRole('tab').all()) {
        await tab.click();
        await see((await tab.textContent()) ?? '');
      }
      await open(page, '/features#rules');
      await press(page, 'Expand all');
      await see('all rules');
    },
  },
  {
    name: 'a call of the API',
    async show(page, see) {
      await open(page, '/api');
      const call = page.locator('article#get-user');
      await call.getByRole('button', { name: /^Try it/ }).click();
      await call.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(call.locator('[data-slot=call-answer]')).toContainText('200');
      await see('answered');
    },
  },
  {
    name: 'search',
    async show(page, see) {
      await open(page, '/nowhere');
      await page.getByRole('searchbox').fill('pricng');
      await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
      await see('results');
    },
  },
  {
    name: 'offline notice',
    async show(page, see) {
      await open(page, `/about${RETURNING}`);
      await expect(page.locator('[data-slot=widget-dock]')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.locator('[data-slot=offline-notice]')).toBeVisible();
      await see('open');
      await page.context().setOffline(false);
    },
  },
];
