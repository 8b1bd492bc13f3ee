import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startDevSite, type DevSite } from '@/tests/support/site/dev-site';
import { expect as expectSoon, hydrated, test as base } from '../../support/site/site';

type Change = readonly [file: string, old: string, next: string];

/** `next dev` compiles each page on its first request. */
const COMPILE_MS = 60_000;
const START_MS = 120_000;

/** Leaves time for `next dev` and the check to compile on a busy machine. */
export const expect = expectSoon.configure({ timeout: 45_000 });

/** `site` is a copy of the project in `npm run dev`, shared by all tests of a worker. */
export const test = base.extend<object, { site: DevSite }>({
  // The development server logs messages of its own, such as page reloads.
  allowedConsole: /./,
  site: [
    async ({}, provide) => {
      const site = await startDevSite(Number(process.env.TEST_PORT ?? 3100) + 40);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});

/** Every file that editors change, as Latin-1 to keep its bytes. */
export function readContent(site: DevSite): Map<string, string> {
  const folder = join(site.folder, 'lib/content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

export const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

/** The files after these replacements and no other change. */
export function replaced(
  before: ReadonlyMap<string, string>,
  changes: readonly Change[],
): Map<string, string> {
  const after = new Map(before);
  for (const [file, old, next] of changes) {
    const text = after.get(file) ?? '';
    expect(text.split(bytes(old)), `${old} must occur once in ${file}`).toHaveLength(2);
    after.set(
      file,
      text.replace(bytes(old), () => bytes(next)),
    );
  }
  return after;
}

export async function open(page: Page, site: DevSite, path: string): Promise<void> {
  await page.goto(site.url + path, { timeout: COMPILE_MS });
  await hydrated(page);
  await page.waitForFunction(() => document.documentElement.dataset.editPanel === 'ready');
}

export const panelOf = (page: Page) => page.locator('#edit-panel');
export const textOf = (page: Page) => panelOf(page).getByLabel('Text', { exact: true });

export async function save(page: Page, text: string): Promise<void> {
  await textOf(page).fill(text);
  await panelOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(panelOf(page).getByText(/^Saved in/)).toBeVisible();
}

export async function undo(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panelOf(page).getByText(/^Undone in/)).toBeVisible();
}

export const verdictOf = (page: Page) => panelOf(page).getByText(/^Content is fine|to fix:$/);
