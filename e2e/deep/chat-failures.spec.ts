import type { Route } from 'playwright/test';
import { CALL_TIMEOUT_MS } from '@/lib/config/timings';
import { chatToggleCopy } from '@/lib/content/chat-toggle';
import { ask, button, chat, field, messages, openChat, toggle, TRIAL } from '../support/chat-page';
import { expect, open, test } from '../support/site';

const NO_ANSWER = /Failed to load resource/;

test.describe('when /api/chat fails', () => {
  test.use({ allowedConsole: NO_ANSWER });

  const failures: [string, (route: Route) => Promise<void> | void][] = [
    ['500', (route) => route.fulfill({ status: 500, body: 'trouble' })],
    ['garbage', (route) => route.fulfill({ status: 200, body: '<html>{' })],
    ['no network', (route) => route.abort()],
    ['silence', () => {}],
  ];

  for (const [name, fail] of failures) {
    test(`${name}: the specified error message, and a Retry that loses nothing`, async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/api/chat/*', (route) => (name === 'silence' ? route.fallback() : fail(route)));
      await openChat(page);
      await page.route('**/api/chat', fail);
      await ask(page, 'Is there a free trial?');
      await expect(messages(page).first()).toHaveText('You: Is there a free trial?');
      if (name === 'silence') await page.clock.runFor(CALL_TIMEOUT_MS);
      await expect(chat(page).getByRole('region')).toMatchAriaSnapshot(`
        - list:
          - listitem:
            - paragraph: "You: Is there a free trial?"
          - listitem:
            - paragraph: "Assistant: I'm having trouble responding right now. Please try again later."
            - button "Retry"
      `);
      await page.unroute('**/api/chat');
      await button(page, 'Retry').click();
      await expect(field(page)).toBeFocused();
      await expect(messages(page)).toHaveText(['You: Is there a free trial?', TRIAL]);
      await expect(button(page, 'Retry')).toBeHidden();
    });
  }

  test.describe(() => {
    test.use({ serviceWorkers: 'block' });

    test('a window that fails to load says so, and the next click tries again', async ({ page, context }) => {
      await open(page, '/about?segment=developer');
      await expect(toggle(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await toggle(page).click();
      await expect(page.getByText(chatToggleCopy.loadFailed).first()).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await context.setOffline(false);
      await toggle(page).click();
      await expect(field(page)).toBeFocused();
    });
  });
});
