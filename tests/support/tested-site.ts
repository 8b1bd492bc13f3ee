import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { runNode } from '../../scripts/shared/run.mjs';
import { startSite, type RunningSite } from './server';

const ROOT = join(import.meta.dirname, '../..');
const DECLARATIONS = 'lib/content/experiments.ts';
const EXCLUDED = /^(?:docs|tests)\//;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds a third arm and makes all tests running since yesterday. */
function startTests(declarations: string): string {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return declarations
    .replaceAll("status: 'draft'", "status: 'running'")
    .replaceAll(/since: '[^']*'/g, `since: '${yesterday}'`)
    .replace(/arms: \{ (b: \{[^}]*\}) \}/, "arms: { $1, c: { headline: 'Your page, in one call' } }");
}

/** Builds a copy of the working tree with running A/B tests in its own folder; reuses TESTED_SITE if set. */
export async function buildTestedSite(
  name: string,
  change: (declarations: string) => string = startTests,
): Promise<string> {
  if (process.env.TESTED_SITE) return process.env.TESTED_SITE;
  const folder = join(ROOT, '.cache', name);
  await rm(folder, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  for (const file of [...files.filter((path) => !EXCLUDED.test(path)), 'lib/db/generated']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const declarations = join(folder, DECLARATIONS);
  await writeFile(declarations, change(await readFile(declarations, 'utf8')));
  const { code, output } = await runNode(['scripts/build.mjs'], {
    cwd: folder,
    env: { NODE_ENV: 'production', PACKAGES_ROOT: ROOT },
  });
  if (code !== 0) throw new Error(`The build with running A/B tests failed.\n${output}`);
  return folder;
}

export async function removeTestedSite(folder: string): Promise<void> {
  if (!process.env.TESTED_SITE) await rm(folder, { recursive: true, force: true });
}

export type TestedSite = RunningSite & { databaseUrl: string };

export async function startTestedSite(
  folder: string,
  port: number,
  env?: Record<string, string>,
): Promise<TestedSite> {
  const databaseUrl = `file:${join(folder, `site-${port}.db`)}`;
  await migrate({ databaseUrl });
  const site = await startSite(port, databaseUrl, 'the server', env, 'ignore', folder);
  return { ...site, databaseUrl };
}
