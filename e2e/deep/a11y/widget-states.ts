import { demoViewCopy } from '@/lib/content/demo-view';
import { chatCopy } from '@/lib/content/chat';
import { feedbackOffer, feedbackCopy } from '@/lib/content/feedback';
import { card as accessibilityCard, button as accessibilityButton } from '../../support/accessibility-card';
import { ask, button as inChat, messages, openChat, TRIAL } from '../../support/chat-page';
import { bar, blur, command, openDemo, panel, reasons } from '../../support/demo-bar';
import { relevance } from '../../support/feedback-page';
import { showCard } from '../../support/install-card';
import { openReplay } from '../../support/replay-panel';
import { expect, open } from '../../support/site';
import { fakeSpeechRecognition, simulateSpeech } from '../../support/fake-speech';
import { press, RETURNING, type States } from './state';

export const WIDGET_STATES: States = {
  async 'consent notice'(page, check) {
    await page.context().clearCookies({ name: 'consent' });
    await open(page, '/');
    await expect(page.locator('[data-slot=consent-notice]')).toBeVisible();
    await check('open');
  },
  async chat(page, check) {
    await openChat(page, `/about${RETURNING}`);
    await check('empty');
    await ask(page, 'Is there a free trial?');
    // A question before the reply has arrived would stay in the field.
    await expect(messages(page).last()).toHaveText(TRIAL);
    await check('reply');
    const expand = inChat(page, chatCopy.expand);
    if (await expand.isVisible()) {
      await expand.click();
      await check('expanded');
    }
    await page.route('**/api/chat', (route) => route.fulfill({ json: [] }));
    await ask(page, 'Is there a free trial?');
    await expect(inChat(page, chatCopy.retry)).toBeVisible();
    await check('failure');
  },
  async 'accessibility card'(page, check) {
    await open(page, `/about${RETURNING}`);
    await accessibilityButton(page).click();
    await expect(accessibilityCard(page)).toBeVisible();
    await check('open');
  },
  async 'voice card and toast'(page, check) {
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
  async 'feedback dialog'(page, check) {
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
  async relevance(page, check) {
    await open(page, '/features#ai-content');
    await relevance(page).scrollIntoViewIfNeeded();
    await relevance(page).getByRole('radio', { name: '2 of 5' }).check({ force: true });
    await check('chosen');
    await relevance(page).getByRole('button', { name: 'Submit' }).click();
    await expect(relevance(page)).toContainText('Thank you');
    await check('thanks');
  },
  async 'install card'(page, check) {
    await page.clock.install();
    await open(page, `/about${RETURNING}`);
    await expect(page.locator('[data-slot=widget-dock]')).toBeAttached();
    await showCard(page);
    await check('open');
  },
  async 'demo bar'(page, check) {
    await openDemo(page);
    await check('closed');
    await page.keyboard.press('v');
    await expect(panel(page, demoViewCopy.controls.heading)).toBeVisible();
    await check('controls');
    await page.keyboard.press('s');
    await expect(panel(page, demoViewCopy.share.heading).getByLabel(demoViewCopy.share.link)).not.toHaveValue(
      '',
    );
    await check('share');
    await page.keyboard.press('Escape');
    await blur(page);
    await command(page, demoViewCopy.explain.open).click();
    await expect(reasons(page).first()).toBeVisible();
    await check('explain');
    await expect(bar(page)).toBeVisible();
  },
  async replay(page, check) {
    await openReplay(page, 'converter');
    await check('open');
  },
};
