import { apiDocsCopy, API_CALL_IDS } from '@/lib/content/pages/api-docs';
import { apiTrialCopy } from '@/lib/content/pages/api-trial';
import { apiCalls, listCalls } from '@/lib/api/endpoints';
import { expect, open, test } from '../support/site';

test('the page names every call with its method, path and fields', async ({ page }) => {
  await open(page, '/api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Documentation');
  for (const { id, method, path } of listCalls()) {
    const call = page.locator(`article#${id}`);
    await expect(call.getByRole('heading', { level: 3 })).toHaveText(apiDocsCopy.calls[id].title);
    await expect(call).toContainText(method);
    await expect(call.getByText(path, { exact: true })).toBeVisible();
  }
  const chat = page.locator('article#send-chat');
  await expect(chat.getByRole('row', { name: /^message/ }).first()).toContainText('1 to 2000 characters');
  await expect(chat).toContainText('400, 403, 408, 413, 415, 429, 500, 503');
  await expect(page.locator('section#calls').getByRole('row')).toHaveCount(API_CALL_IDS.length + 1);
});

test('the page links to the OpenAPI file', async ({ page, request }) => {
  await open(page, '/api');
  const link = page.getByRole('link', { name: apiDocsCopy.file.label });
  await expect(link).toHaveAttribute('href', '/api/openapi.json');
  const answer = await request.get('/api/openapi.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const document = await answer.json();
  expect(document.openapi).toBe('3.1.1');
  expect(Object.keys(document.paths)).toHaveLength(new Set(listCalls().map(({ path }) => path)).size);
});

test("a command is copied with this site's address, which is confirmed for two seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/api');
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = page.locator('article#get-user').getByRole('button', { name: /^Cop/ });
  await copy.click();
  await expect(copy).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl -b visitor.txt -c visitor.txt "${new URL(page.url()).origin}/api/user/42"`,
  );
  await page.clock.runFor(1200);
  await expect(copy).toContainText('Copied!');
  await page.clock.runFor(1000);
  await expect(copy).not.toContainText('Copied!');
});

test('where copying is blocked, the command is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/api');
  await page.locator('article#get-user').getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate(() => String(getSelection()))).toContain('/api/user/42');
});

test('a read can be tried with any user id, and shows status, time and body', async ({ page }) => {
  await open(page, '/api');
  const call = page.locator('article#get-user');
  await call.getByRole('button', { name: /^Try it/ }).click();
  const number = call.getByLabel('id', { exact: true });
  await expect(number).toBeFocused();
  await number.fill('4711');
  await expect(call.getByText('GET /api/user/4711')).toBeVisible();
  await call.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = call.locator('[data-slot=call-answer]');
  await expect(answer).toContainText('200');
  await expect(answer).toContainText(/\d+ ms/);
  await expect(answer).toContainText('"segment": "innovation-leader"');
  await call.getByRole('button', { name: 'Close' }).click();
  await expect(call.getByRole('button', { name: /^Try it/ })).toBeFocused();
});

test("a write only uses the visitor's own user id", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userId', '77'));
  await open(page, '/api');
  const call = page.locator('article#patch-segment');
  await call.getByRole('button', { name: /^Try it/ }).click();
  await expect(call.getByLabel('id', { exact: true })).toHaveValue('77');
  await expect(call.getByLabel('id', { exact: true })).not.toBeEditable();
  const sent = page.waitForRequest('**/api/user/77/segment');
  await call.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ segment: 'developer' });
  await expect(call.locator('[data-slot=call-answer]')).toContainText('"segment": "developer"');

  const feedback = page.locator('article#send-feedback');
  await feedback.getByRole('button', { name: /^Try it/ }).click();
  const body = feedback.getByLabel('JSON body');
  await expect(body).toHaveValue(/"userId": 77/);
  await body.fill('{ "userId": 78, "rating": 5 }');
  await feedback.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(feedback).toContainText(
    'This call was not sent: userId must be your own number, which is 77.',
  );
  await feedback.getByRole('button', { name: 'Reset' }).click();
  await feedback.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(feedback.locator('[data-slot=call-answer]')).toContainText('201');
});

test('a call that must not be tried here links to where it can be', async ({ page }) => {
  await open(page, '/api');
  for (const id of ['request-demo', 'delete-my-data'] as const) {
    const call = page.locator(`article#${id}`);
    await expect(call.getByRole('button', { name: /^Try it/ })).toHaveCount(0);
    const { elsewhere } = apiDocsCopy.calls[id];
    await expect(call.getByRole('link', { name: elsewhere.link.label })).toHaveAttribute(
      'href',
      elsewhere.link.href,
    );
  }
});

test.describe('errors', () => {
  test.use({ allowedConsole: /status of 4|net::ERR/ });

  test('are explained, and the invalid field is named', async ({ page }) => {
    await open(page, '/api');
    const call = page.locator('article#patch-segment');
    await call.getByRole('button', { name: /^Try it/ }).click();
    await call.getByLabel('JSON body').fill('{ "segment": "pirate" }');
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    const answer = call.locator('[data-slot=call-answer]');
    await expect(answer).toContainText('400');
    await expect(answer).toContainText('The body, the id or the address is not valid.');
    await expect(answer.getByRole('listitem')).toHaveText(
      'Check segment: must be one of innovation-leader, developer, sales-prospect',
    );
  });

  test('a missing response is shown as an error too', async ({ page }) => {
    await open(page, '/api');
    await page.route('**/api/health', (route) => route.abort());
    const call = page.locator('article#check-health');
    await call.getByRole('button', { name: /^Try it/ }).click();
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(call).toContainText(apiTrialCopy.noAnswer);
  });
});

test('the summary links to each call', async ({ page }) => {
  await open(page, '/api');
  await page
    .locator('section#calls')
    .getByRole('link', { name: apiDocsCopy.calls['load-chat'].title })
    .click();
  await expect(page.locator('article#load-chat')).toBeInViewport();
  expect(apiCalls['load-chat'].path).toBe('/api/chat/{userId}');
});
