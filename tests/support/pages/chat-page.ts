import type { Page } from 'playwright/test';
import { chatCopy as copy } from '@/lib/content/chat';
import { claims } from '@/lib/content/claims';
import { expect, open } from '@/tests/support/site/site';

const { value, label } = claims.freeTrial;
export const TRIAL = new RegExp(`Yes, every plan starts with a ${value} ${label}\\.`);

export const toggle = (page: Page) => page.locator('[data-slot="chat-toggle"]');
export const chat = (page: Page) => page.getByRole('dialog', { name: copy.title });
export const field = (page: Page) => page.getByRole('textbox', { name: copy.field });
export const button = (page: Page, name: string) => chat(page).getByRole('button', { name, exact: true });
export const messages = (page: Page) => chat(page).locator('[data-slot="chat-text"]');
export const announced = (page: Page) => page.locator('[data-slot="live-region"]');

export async function openChat(
  page: Page,
  path = '/?segment=developer&cluster=researcher&visitor=returning',
) {
  await open(page, path);
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await expect(chat(page).getByText(copy.readingHistory)).toBeHidden();
}

export async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

export async function answerWith(page: Page, text: string) {
  let id = 0;
  await page.route('**/api/chat', (route) => {
    id += 2;
    const line = (message: string, isUserMessage: boolean) => ({
      id: isUserMessage ? id - 1 : id,
      message,
      isUserMessage,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    return route.fulfill({ json: [line('Q', true), line(text, false)] });
  });
}
