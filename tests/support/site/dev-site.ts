import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Specific to one checkout, so not copied. */
const NOT_COPIED = new Set(['.git', '.next', '.cache', 'data', 'node_modules', 'test-results', 'tests']);
const START_MS = 60_000;

export type DevSite = {
  folder: string;
  url: string;
  /** Terminal output so far. */
  printed: () => string;
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
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
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
    return { folder, url, printed: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
