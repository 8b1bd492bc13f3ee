import { demoViewCopy } from '@/lib/content/demo-view';
import { chatCopy } from '@/lib/content/chat';
import { feedbackOffer, feedbackCopy } from '@/lib/content/feedback';
import { card as accessibilityCard, button as accessibilityButton } from '../../support/accessibility-card';
import { ask, button as inChat, chat, field as chatField, messages, toggle } from '../../support/chat-page';
import { bar, blur, command, openDemo, panel, reasons } from '../../support/demo-bar';
import { expect, open } from '../../support/site';
import { fakeSpeechRecognition, simulateSpeech } from '../../support/fake-speech';
import { press, RETURNING, type State } from './state';

export const WIDGET_STATES: readonly State[] = [
  {
    name: 'consent notice',
    hasConsentNotice: true,
    async show(page, check) {
      await open(page, '/');
      await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
      await check('open');
    },
  },
  {
    name: 'chat',
    async show(page, check) {
      await open(page, `/about${RETURNING}`);
      await toggle(page).click();
      await expect(chatField(page)).toBeFocused();
      await check('empty');
      await ask(page, 'Is there a free trial?');
      await expect(messages(page)).toHaveCount(2);
      await expect(
        chat(page)
          .getByRole('button', { name: /helpful|retry/i })
          .or(messages(page).last())
          .first(),
      ).toBeVisible();
      await check('reply');
      const expand = inChat(page, chatCopy.expand);
      if (await expand.isVisible()) {
        await expand.click();
        await check('expanded');
      }
    },
  },
  {
    name: 'accessibility card',
    async show(page, check) {
      await open(page, `/about${RETURNING}`);
      await accessibilityButton(page).click();
      await expect(accessibilityCard(page)).toBeVisible();
      await check('open');
    },
  },
  {
    name: 'voice card and toast',
    async show(page, check) {
      await fakeSpeechRecognition(page);
      await open(page, `/${RETURNING}`);
      await press(page, 'Voice commands');
      await simulateSpeech(page, 'take me to the page with all the numbers', false);
      await expect(page.locator('[data-slot=voice-card]')).toBeVisible();
      await check('listening');
      await simulateSpeech(page, 'take me to the page with all the numbers');
      await expect(page.locator('[data-slot=toast]')).toBeVisible();
      await check('error toast');
    },
  },
  {
    name: 'feedback dialog',
    async show(page, check) {
      await open(page, `/${RETURNING}`);
      await press(page, feedbackOffer.button);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await dialog.getByRole('textbox').fill('x'.repeat(1900));
      await check('filled in');
      await dialog.getByRole('button', { name: /^Submit/ }).click();
      await expect(dialog.getByRole('heading', { name: feedbackCopy.dialog.thanks.heading })).toBeVisible();
      await check('thanks');
    },
  },
  {
    name: 'install card',
    async show(page, check) {
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
      await check('open');
    },
  },
  {
    name: 'demo bar',
    async show(page, check) {
      await openDemo(page);
      await check('closed');
      await page.keyboard.press('v');
      await expect(panel(page, demoViewCopy.controls.heading)).toBeVisible();
      await check('controls');
      await page.keyboard.press('s');
      await expect(
        panel(page, demoViewCopy.share.heading).getByLabel(demoViewCopy.share.link),
      ).not.toHaveValue('');
      await check('share');
      await page.keyboard.press('Escape');
      await blur(page);
      await command(page, demoViewCopy.explain.open).click();
      await expect(reasons(page).first()).toBeVisible();
      await check('explain');
      await expect(bar(page)).toBeVisible();
    },
  },
  {
    name: 'replay',
    async show(page, check) {
      await open(page, '/?demo=1&replay=converter');
      await expect(page.locator('[data-slot=replay-event]')).toBeVisible();
      await check('open');
    },
  },
];

export const OFFLINE_NOTICE: State = {
  name: 'offline notice',
  async show(page, check) {
    await open(page, `/about${RETURNING}`);
    await expect(page.locator('[data-slot=widget-dock]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.locator('[data-slot=offline-notice]')).toBeVisible();
    await check('open');
    await page.context().setOffline(false);
  },
};
