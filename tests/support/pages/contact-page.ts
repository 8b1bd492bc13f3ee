import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import type { Page } from 'playwright/test';
import { expect, open } from '@/tests/support/site/site';
import { SITE_FOLDER } from '../site/test-site.mjs';

/** Relative to the built site (test-site.mjs). */
const DATABASE_URL = 'file:../browser-tests.db';

export const main = (page: Page) => page.getByRole('main');
export const form = (page: Page) => main(page).getByRole('form', { name: copy.heading });
export const field = (page: Page, name: keyof typeof copy.fields) =>
  form(page).getByLabel(copy.fields[name].label, { exact: true });
export const submit = (page: Page) => form(page).getByRole('button', { name: copy.send });
export const notice = (page: Page, title: string) => form(page).getByRole('group', { name: title });
export const thanks = (page: Page) => main(page).getByRole('heading', { name: copy.thanks.heading });

export async function openForm(page: Page, path = '/contact') {
  await open(page, path);
  await expect(field(page, 'name')).toBeVisible();
}

export async function fillIn(page: Page, name = 'Ann Example') {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill('ann@company.example');
  await field(page, 'company').fill('Company');
}

/** Lines of the CSV export that contain this text, which proves what the database stores. */
export function exportedLines(text: string): string[] {
  const env = { ...process.env, DATABASE_URL };
  const command = join(SITE_FOLDER, '.next/bin/data.mjs');
  const csv = execFileSync(process.execPath, [command, 'leads'], { env, stdio: 'pipe' });
  return csv
    .toString()
    .split('\r\n')
    .filter((line) => line.includes(text));
}
