import { randomUUID } from 'node:crypto';
import { contactCopy } from '@/lib/content/pages/contact';
import { demoRequestCopy as copy, demoRequestErrors as words } from '@/lib/content/pages/demo-request';
import { site } from '@/lib/content/site';
import {
  CALL,
  exportedLines,
  field,
  fillIn,
  form,
  main,
  notice,
  opener,
  openForm,
  submit,
  thanks,
} from '../support/contact-page';
import { expect, open, test } from '../support/site';

test("an empty form's summary links to every field, and each error goes away once its field is valid", async ({
  page,
}) => {
  await openForm(page);
  await submit(page).click();
  const summary = notice(page, copy.mistakes.title);
  await expect(summary).toBeFocused();
  const missing = [words.name.missing, words.email.missing, words.company.missing];
  await expect(summary.getByRole('link')).toHaveText(missing);
  for (const [index, name] of (['name', 'email', 'company'] as const).entries()) {
    await summary.getByRole('link').nth(index).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${missing[index]}$`));
  }
  await field(page, 'name').fill('Ann');
  await expect(summary.getByRole('link')).toHaveText(missing.slice(1));
  await fillIn(page);
  await expect(summary).toBeHidden();
  expect(page.url()).toMatch(/\/contact#demo$/);
});

for (const [name, value, message] of [
  ['name', 'x'.repeat(101), words.name.long],
  ['email', 'ann@company', words.email.invalid],
  ['email', 'ann at company.example', words.email.invalid],
  ['company', 'x'.repeat(201), words.company.long],
  ['message', 'x'.repeat(2001), words.message.long],
] as const) {
  test(`${name} "${value.slice(0, 24)}" shows: ${message}`, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await field(page, name).fill(value);
    await submit(page).click();
    const summary = notice(page, copy.mistakes.title);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([message]);
    await expect(field(page, name)).toHaveValue(value);
    await expect(form(page).locator('p').filter({ hasText: message })).toBeVisible();
  });
}

test.describe('when sending fails', () => {
  test.use({ allowedConsole: /net::ERR_FAILED|status of (429|500|503)/ });

  for (const [what, status, failure] of [
    ['the network is down', null, copy.failures.network],
    ['the server fails', 500, copy.failures.trouble],
    ['the database is locked', 503, copy.failures.trouble],
    ['too many requests were sent', 429, copy.failures.busy],
  ] as const) {
    test(`because ${what}, the form is kept and the same request succeeds later`, async ({ page }) => {
      const name = `Cleo ${randomUUID()}`;
      const ids: string[] = [];
      await page.route(CALL, (route) => {
        ids.push(route.request().postDataJSON().requestId);
        return status === null ? route.abort() : route.fulfill({ status, json: {} });
      });
      await openForm(page);
      await fillIn(page, name);
      await field(page, 'message').fill('Two\nlines');
      await submit(page).click();
      await expect(notice(page, failure.title)).toBeFocused();
      await expect(notice(page, failure.title)).toContainText(failure.text);
      await expect(notice(page, failure.title).getByRole('link', { name: site.emails.sales })).toBeVisible();
      await expect(field(page, 'message')).toHaveValue('Two\nlines');

      await page.unroute(CALL);
      await page.route(CALL, (route) => {
        ids.push(route.request().postDataJSON().requestId);
        return route.continue();
      });
      await submit(page).click();
      await expect(thanks(page)).toBeFocused();
      expect(new Set(ids).size).toBe(1);
      expect(ids).toHaveLength(2);
      expect(exportedLines(name)).toHaveLength(1);
    });
  }

  test('because the response is lost, the second attempt adds no row', async ({ page }) => {
    const name = `Dora ${randomUUID()}`;
    let isFirst = true;
    await page.route(CALL, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    await openForm(page);
    await fillIn(page, name);
    await submit(page).click();
    await expect(notice(page, copy.failures.network.title)).toBeFocused();
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(exportedLines(name)).toHaveLength(1);
  });

  test('because the server does not respond, the request times out with a message', async ({ page }) => {
    await page.clock.install();
    await page.route(CALL, () => {});
    await openForm(page);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: copy.sending })).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(notice(page, copy.failures.network.title)).toBeFocused();
    await expect(field(page, 'name')).toHaveValue('Ann Example');
  });
});

test('a double click and a repeated Enter send one request', async ({ page }) => {
  const name = `Emil ${randomUUID()}`;
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await openForm(page);
  await fillIn(page, name);
  await submit(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(calls).toBe(1);
  expect(exportedLines(name)).toHaveLength(1);
});

test('the same request sent three times stores one row', async ({ page }) => {
  const name = `Fay ${randomUUID()}`;
  const data = {
    requestId: randomUUID(),
    userId: 7,
    name,
    email: 'fay@company.example',
    company: 'Company',
    persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' },
  };
  const answers = await Promise.all([1, 2, 3].map(() => page.request.post('/api/demo-requests', { data })));
  expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
  expect(exportedLines(name)).toHaveLength(1);
});

test.describe('when the form cannot be loaded', () => {
  test.use({ allowedConsole: /ERR_FAILED|Failed to load/ });

  test('the visitor is told, and the button works afterwards', async ({ page }) => {
    await open(page, '/contact');
    await page.route('**/_next/static/**', (route) => route.abort());
    await opener(page).click();
    await expect(main(page).getByText(contactCopy.demo.openingFailed)).toBeVisible();
    await page.unroute('**/_next/static/**');
    await opener(page).click();
    await expect(field(page, 'name')).toBeFocused();
  });
});
