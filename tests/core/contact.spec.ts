import { randomUUID } from 'node:crypto';
import { demoRequestCopy as copy, demoRequestErrors as words } from '@/lib/content/pages/demo-request';
import {
  exportedLines,
  field,
  fillIn,
  form,
  main,
  notice,
  submit,
  thanks,
} from '../support/pages/contact-page';
import { expect, open, test } from '../support/site/site';

test('Schedule Demo leads to the form, which stores a request with its persona and campaign and says what happens next', async ({
  page,
}) => {
  const name = `Ann ${randomUUID()}`;
  await open(page, '/?segment=innovation-leader&utm_source=mail&utm_campaign=autumn&gclid=x1&other=y');
  await main(page).getByRole('link', { name: 'Schedule Demo' }).first().click();
  await page.waitForURL('/contact#demo');
  await expect(form(page)).toBeInViewport();
  await expect(form(page).getByRole('heading', { name: copy.heading })).toBeFocused();

  await submit(page).click();
  const summary = notice(page, copy.mistakes.title);
  await expect(summary).toBeFocused();
  const missing = [words.name.missing, words.email.missing, words.company.missing];
  await expect(summary.getByRole('link')).toHaveText(missing);
  await summary.getByRole('link', { name: words.email.missing }).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(new RegExp(`${words.email.missing}$`));
  await fillIn(page, name);
  await expect(summary).toBeHidden();
  const sizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'];
  await expect(field(page, 'companySize').getByRole('option')).toHaveText([copy.noSize, ...sizes]);
  await form(page).getByText(copy.optional).click();
  await field(page, 'companySize').selectOption('51-200');
  await field(page, 'message').fill('=1+1');
  await submit(page).click();

  await expect(thanks(page)).toBeFocused();
  await expect(main(page)).toContainText(`${copy.thanks.text} ann@company.example`);
  for (const part of copy.thanks.next) await expect(main(page).getByText(part)).toBeVisible();
  const [line = '', ...others] = exportedLines(name);
  expect(others).toEqual([]);
  expect(line).toContain(
    `,${name},ann@company.example,Company,51-200,'=1+1,innovation-leader,explorer,new,/,,,,mail,,autumn,,,x1,`,
  );
  await main(page).getByRole('button', { name: copy.thanks.close }).click();
  await expect(form(page).getByRole('heading', { name: copy.heading })).toBeFocused();
  await expect(field(page, 'name')).toHaveValue('');
});
