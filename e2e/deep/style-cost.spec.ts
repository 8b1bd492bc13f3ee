import type { Page } from 'playwright/test';
import { expect, open, test } from '../support/site';

/** Number of elements whose style was recalculated by `act` and the next frame. */
async function countRecalculated(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser cannot be traced.');
  let count = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value) {
      // A recalculation that began before the trace has no count.
      const elements: unknown = Object(args).elementCount;
      if (name === 'UpdateLayoutTree' && typeof elements === 'number') count += elements;
    }
  });
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await act();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return count;
}

test.use({ storageState: { cookies: [], origins: [] } });

// A rule such as `body:has([data-slot=...])` recalculates the whole page for every added element, 30 ms on a fast
// machine.
test('elements that appear and disappear do not cause a style recalculation of the whole page', async ({
  page,
}) => {
  await open(page, '/');
  const notice = page.locator('[data-slot=consent-notice]');
  const chat = page.locator('[data-slot=chat-toggle]');
  await expect(notice).toBeVisible();
  await expect(chat).toBeVisible();
  const aQuarter = (await page.locator('body *').count()) / 4;
  const acts = {
    'an element': () => page.evaluate(() => document.body.append(document.createElement('next-element'))),
    'a slot with text': () =>
      page.evaluate(() => {
        const slot = document.createElement('div');
        slot.dataset.slot = 'toast';
        slot.append(document.createElement('p'));
        document.body.append(slot);
      }),
    'the notice': () => notice.getByRole('button').first().click(),
    'the chat': () => chat.click(),
  };
  for (const [name, act] of Object.entries(acts)) {
    const count = await countRecalculated(page, act);
    expect.soft(count, name).toBeGreaterThan(0);
    expect.soft(count, name).toBeLessThan(aQuarter);
  }
  await expect(notice).toBeHidden();
});
