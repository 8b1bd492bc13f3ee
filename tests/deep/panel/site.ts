import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Page } from 'playwright/test';
import { expect as expectSoon, hydrated, test as base } from '../../support/site/site';

type Change = readonly [file: string, old: string, next: string];

/** `next dev` compiles each page on its first request. */
const COMPILE_MS = 60_000;
const START_MS = 60_000;

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
    { scope: 'worker', timeout: 2 * START_MS },
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

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

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

const ROOT = join(import.meta.dirname, '../../..');
/** Specific to one checkout, so not copied. */
const NOT_COPIED = new Set(['.git', '.next', '.cache', 'data', 'node_modules', 'test-results', 'tests']);

type DevSite = {
  folder: string;
  url: string;
  stop: () => Promise<void>;
};

/** A copy of the project whose files can be changed. Its packages are links. */
async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Tailwind honors .gitignore only in a repository; otherwise it scans all packages for classes.
  await mkdir(join(folder, '.git'), { recursive: true });
  for (const name of await readdir(ROOT)) {
    if (!NOT_COPIED.has(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  }
  await linkFiles(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Hard-links every file below a folder, so that it takes no extra space. */
async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const folders = new Set<string>();
  for (const entry of entries.filter((found) => !found.isDirectory())) {
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, file));
    if (!folders.has(dirname(copy))) await mkdir(dirname(copy), { recursive: true });
    folders.add(dirname(copy));
    await link(file, copy);
  }
}

async function waitFor(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} does not respond.`);
}

export async function startDevSite(port: number, settings: Record<string, string> = {}): Promise<DevSite> {
  const folder = join(ROOT, `.cache/dev-site-${port}`);
  await copyProject(folder);
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    PORT: String(port),
    DATABASE_URL: 'file:./.cache/dev.db',
    ...settings,
  };
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    // What was stopped a moment ago may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    await waitFor(`${url}/api/health`);
    return { folder, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
