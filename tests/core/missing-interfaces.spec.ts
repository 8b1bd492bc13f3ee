import { chatCopy } from '@/lib/content/chat';
import { choose, heading, headline } from '../support/pages/home-page';
import { expect, openWithWidgets, test } from '../support/site/site';

/** As in private windows, sandboxed frames and older browsers. */
function withholdInterfaces(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const [owner, name] of [
    [Document.prototype, 'cookie'],
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'indexedDB'],
    [window, 'caches'],
    [Navigator.prototype, 'serviceWorker'],
    [Navigator.prototype, 'clipboard'],
  ] as const)
    Object.defineProperty(owner, name, { get: refuse, set: refuse });
  for (const name of [
    ...['BroadcastChannel', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'],
    ...['SpeechRecognition', 'webkitSpeechRecognition'],
  ])
    Object.assign(window, { [name]: refuse });
}

test('where storage, cookies, observers and speech throw, the page and its other controls work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(withholdInterfaces);
  await openWithWidgets(page, '/');
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await page.locator('[data-slot=chat-toggle]').click();
  await expect(page.getByRole('textbox', { name: chatCopy.field })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 4000);
  await page.getByRole('banner').getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/analytics/);
  await expect(page.getByRole('tab').first()).toBeVisible();
});
