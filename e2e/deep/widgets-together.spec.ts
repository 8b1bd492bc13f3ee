import type { Page } from 'playwright/test';
import { chatCopy } from '@/lib/content/chat';
import { shellCopy } from '@/lib/content/shell';
import { announced, ask, chat, messages, openChat, toggle } from '../support/chat-page';
import { expect, open, test } from '../support/site';
import { fakeSpeechRecognition } from '../support/fake-speech';
import { isCoveredByToast, toast } from '../support/toasts';
import { microphone, voiceCard } from '../support/voice-page';

const HOME = '/?segment=developer&visitor=returning';
const tutorial = (page: Page) => page.getByRole('dialog', { name: 'Interactive tutorial' });
const step = (page: Page) => tutorial(page).getByRole('heading', { level: 3 });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('two tabs chat at the same time: each keeps its own messages, and both have all of them, once, when reopened', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page, HOME);
  await openChat(other, HOME);
  await Promise.all([ask(page, 'Is there a free trial?'), ask(other, 'Is there an OpenAPI file?')]);
  for (const tab of [page, other]) {
    await expect(chat(tab).getByText(chatCopy.sources.site)).toBeVisible();
    await expect(messages(tab)).toHaveCount(2);
  }
  for (const tab of [page, other]) {
    await toggle(tab).click();
    await toggle(tab).click();
    await expect(messages(tab)).toHaveCount(4);
    await expect(messages(tab).filter({ hasText: 'You: Is there a free trial?' })).toHaveCount(1);
    await expect(messages(tab).filter({ hasText: 'You: Is there an OpenAPI file?' })).toHaveCount(1);
  }
});

test('tutorials in two tabs are independent, and ending one does not end the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, HOME);
    await tab.getByRole('button', { name: 'Start the tutorial', exact: true }).click();
    await expect(step(tab)).toHaveText('Welcome');
  }
  await tutorial(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(step(page)).not.toHaveText('Welcome');
  await expect(step(other)).toHaveText('Welcome');
  const place = (await step(page).textContent()) ?? '';
  await tutorial(other).getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(tutorial(other)).toBeHidden();
  await page.reload();
  await expect(step(page)).toHaveText(place);
  await other.reload();
  await expect(toggle(other)).toBeVisible();
  await expect(tutorial(other)).toHaveCount(0);
});

test('with storage blocked the chat answers and remembers until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    }
  });
  await openChat(page, HOME);
  await ask(page, 'Is there a free trial?');
  await expect(chat(page).getByText(chatCopy.sources.site)).toBeVisible();
  await expect(announced(page)).toHaveText(/free trial/);
  await toggle(page).click();
  await toggle(page).click();
  await expect(messages(page)).toHaveCount(2);
});

test('chat and voice make room for each other at 375 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await microphone(page).click();
  await expect(voiceCard(page)).toBeVisible();
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(voiceCard(page)).toHaveCount(0);
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await microphone(page).click();
  await expect(chat(page)).toBeHidden();
  await expect(voiceCard(page)).toBeVisible();
});

test('at 200% text the tutorial card fits in a window of 768 px, and on a phone the floating buttons do not cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await fakeSpeechRecognition(page);
  await open(page, HOME);
  await expect(microphone(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start the tutorial', exact: true }).click();
  await expect(step(page)).toBeFocused();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const wide = await tutorial(page).boundingBox();
  expect(wide?.x).toBeGreaterThanOrEqual(0);
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThanOrEqual(768);

  await page.setViewportSize({ width: 375, height: 667 });
  const card = await tutorial(page).boundingBox();
  for (const button of [microphone(page), toggle(page)]) {
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a toast covers no floating widget in the demo view, including a chat opened meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fakeSpeechRecognition(page);
  await open(page, '/?demo=1&visitor=returning');
  await expect(microphone(page)).toBeVisible();
  await page.getByRole('switch', { name: shellCopy.settings.switches.navigationAdaptation.label }).click();
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => isCoveredByToast(page, '[data-slot=widget-dock] > :last-child')).toBe(false);
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => isCoveredByToast(page, '[data-slot=chat-window]')).toBe(false);
});
