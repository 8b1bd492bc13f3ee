import type { ApiCallId } from '@/lib/content/pages/api-docs';
import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import type { Page } from 'playwright/test';
import { field, main } from '../support/pages/contact-page';
import { expect, open, test } from '../support/site/site';

const article = (page: Page, id: ApiCallId) => page.locator(`article > #${id}`);

async function startTrial(page: Page, id: ApiCallId) {
  const call = article(page, id);
  await call.locator('> summary').click();
  await call.getByRole('button', { name: /^Try it/ }).click();
  return {
    call,
    id: call.getByLabel('id', { exact: true }),
    body: call.getByLabel('JSON body'),
    answer: call.locator('[data-slot=call-answer]'),
    send: () => call.getByRole('button', { name: 'Send', exact: true }).click(),
  };
}

test("a command is copied with this site's address, or selected where copying is blocked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api');
  await expect(article(page, 'get-user')).not.toHaveAttribute('open');
  await page.locator('section#calls').getByRole('link', { name: 'Read a user' }).click();
  await expect(article(page, 'get-user')).toBeInViewport();
  const copy = article(page, 'get-user').getByRole('button', { name: /^Cop/ });
  await copy.click();
  await expect(copy).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl -b visitor.txt -c visitor.txt "${new URL(page.url()).origin}/api/user/42"`,
  );
  await expect(copy).not.toContainText('Copied!');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('/api/user/42');
});

async function tryRead(page: Page) {
  const { call, id, answer, send } = await startTrial(page, 'get-user');
  await expect(id).toBeFocused();
  await id.fill('4711');
  await expect(call.getByText('GET /api/user/4711')).toBeVisible();
  await send();
  await expect(answer).toContainText('200');
  await expect(answer).toContainText(/\d ms/);
  await expect(answer).toContainText('"segment": "innovation-leader"');
  await call.getByRole('button', { name: 'Close' }).click();
  await expect(call.getByRole('button', { name: /^Try it/ })).toBeFocused();
}

test("a read can be tried with any user id, and shows status, time and body; a write only uses the visitor's own id", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('userId', '77'));
  await open(page, '/api');
  await tryRead(page);
  const segment = await startTrial(page, 'patch-segment');
  await expect(segment.id).toHaveValue('77');
  await expect(segment.id).not.toBeEditable();
  const sent = page.waitForRequest('**/api/user/77/segment');
  await segment.send();
  expect((await sent).postDataJSON()).toEqual({ segment: 'developer' });
  await expect(segment.answer).toContainText('"segment": "developer"');

  const { call, body, answer, send } = await startTrial(page, 'send-feedback');
  await expect(body).toHaveValue(/"userId": 77/);
  await body.fill('{ "userId": 78, "rating": 5 }');
  await send();
  await expect(call).toContainText('This call was not sent: userId must be your own number, which is 77.');
  await call.getByRole('button', { name: 'Reset' }).click();
  await send();
  await expect(answer).toContainText('201');
});

test('the trial on the pricing page leads to the form with a message, and the form keeps what was typed', async ({
  page,
}) => {
  await open(page, '/pricing');
  await main(page).getByRole('link', { name: pricingCopy.trial.action.label }).click();
  const trial = main(page).getByRole('form', { name: copy.trial.heading });
  const title = trial.getByRole('heading', { name: copy.trial.heading });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await expect(trial.getByRole('button', { name: copy.trial.send })).toBeVisible();
  await expect(trial.getByLabel(copy.fields.message.label)).toHaveValue(copy.trial.message);
  await expect(title).toBeInViewport();
  await trial.getByLabel(copy.fields.message.label).fill('Call me on Monday.');
  await page.reload();
  await expect(trial.getByLabel(copy.fields.message.label)).toHaveValue('Call me on Monday.');
  // Another fragment leaves the form's values alone.
  await trial.getByLabel(copy.fields.name.label).fill('Ann');
  await page.evaluate(() => (window.location.hash = 'addresses'));
  await expect(field(page, 'name')).toHaveValue('Ann');
});
