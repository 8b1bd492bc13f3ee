import { chatCopy } from '@/lib/content/chat';
import { consentCopy } from '@/lib/content/consent';
import { consentNoticeCopy } from '@/lib/content/consent-notice';
import { feedbackCopy, feedbackOffer } from '@/lib/content/feedback';
import { button, chooseSegment, heading, headline } from './shell';
import { test } from './site';
import type { Visitor } from './visitor';

const fontSize = () => getComputedStyle(document.documentElement).fontSize;

test('the chat answers a question, and Escape returns focus', async ({ visitor }) => {
  await visitor.open('/pricing?visitor=returning');
  const toggle = visitor.css('[data-slot=chat-toggle]');
  await toggle.click();
  const chat = visitor.role('dialog', chatCopy.title);
  const field = visitor.role('textbox', chatCopy.field);
  await field.expectFocused();
  await visitor.text(chatCopy.readingHistory, chat).expectGone();
  await visitor.type('Is there a free trial?');
  await visitor.press('Enter');
  const answer = visitor.css('[data-author=assistant] > p', chat);
  await answer.expectText(/every plan starts with a 30-day free trial\./);
  await field.expectState({ value: '', isFocused: true });
  await visitor.press('Escape');
  await chat.expectGone();
  await toggle.expectFocused();
});

test('five stars and a comment are saved and confirmed', async ({ visitor }) => {
  const { dialog: words, buttons } = feedbackCopy;
  await visitor.open('/?segment=developer&visitor=returning');
  await button(visitor, feedbackOffer.button).click();
  const dialog = visitor.role('dialog', words.heading);
  await visitor.role('radio', '5 stars', dialog).click();
  await visitor.role('radio', '5 stars', dialog).expectChecked();
  await visitor.role('textbox', words.comment, dialog).click();
  await visitor.type('Found it at once.');
  await button(visitor, buttons.submit, dialog).click();
  await visitor.text(words.thanks.heading).expectFocused();
  await visitor.press('Escape');
  await visitor.role('dialog').expectGone();
  await button(visitor, feedbackOffer.button).expectFocused();
});

test('the accessibility panel enlarges text, and Reset reverts it', async ({ visitor }) => {
  await visitor.open('/about?visitor=returning');
  const opener = button(visitor, 'Accessibility settings');
  await opener.click();
  const card = visitor.role('dialog', 'Accessibility');
  await visitor.role('heading', 'Accessibility', card).expectFocused();
  const larger = visitor.role('switch', 'Larger text', card);
  await larger.click();
  await larger.expectChecked();
  await visitor.expectThat(fontSize, '20px');
  await visitor.reload();
  await visitor.expectThat(fontSize, '20px');
  await opener.click();
  await button(visitor, 'Reset to Defaults', card).click();
  await visitor.expectThat(fontSize, '16px');
  await larger.expectChecked(false);
  await visitor.press('Escape');
  await card.expectGone();
  await opener.expectFocused();
  await visitor.press('Alt', 'Shift', 'P');
  await card.expectShown();
});

const notice = (visitor: Visitor) => visitor.css('[data-slot=consent-notice]');
const line = (visitor: Visitor) => visitor.css('footer [data-slot=consent-switch]');

test('the consent notice does not come back after it is accepted', async ({ visitor }) => {
  await visitor.open('/pricing');
  await button(visitor, consentNoticeCopy.notice.notice.agree, notice(visitor)).click();
  await notice(visitor).expectGone();
  await visitor.role('main').expectFocused();
  await visitor.open('/about');
  await visitor.css('[data-slot=widget-dock]').expectShown();
  await notice(visitor).expectGone();
  await line(visitor).expectText(new RegExp(consentCopy.line.on));
});

test('a visitor who refuses is forgotten, and the page still follows the selectors', async ({ visitor }) => {
  await visitor.open('/');
  await chooseSegment(visitor, 'developer');
  await button(visitor, consentNoticeCopy.notice.notice.stop, notice(visitor)).click();
  await notice(visitor).expectGone();
  await line(visitor).expectText(new RegExp(consentCopy.line.off));
  await visitor.expectThat(() => /(?:^|; )persona=/.test(document.cookie), false);
  await heading(visitor).expectText(headline('developer'));
  await chooseSegment(visitor, 'sales-prospect');
  await heading(visitor).expectText(headline('sales-prospect'));
  await visitor.expectThat(() => /(?:^|; )persona=/.test(document.cookie), false);
});
