import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { runNode } from '../../scripts/shared/run.mjs';
import { startSite, type RunningSite } from './server';

const ROOT = join(import.meta.dirname, '../..');
const DECLARATIONS = 'lib/content/experiments.ts';
const UNWANTED = /^(?:docs|tests)\//;

/** A third arm, and everything running. */
function startTests(declarations: string): string {
  return declarations
    .replaceAll("status: 'draft'", "status: 'running'")
    .replace(/arms: \{ (b: \{[^}]*\}) \}/, "arms: { $1, c: { headline: 'Your page, in one call' } }");
}

/** The working tree once more with its tests running, built in a folder of its own. */
export async function buildTestedSite(
  name: string,
  change: (declarations: string) => string = startTests,
): Promise<string> {
  const folder = join(ROOT, '.cache', name);
  await rm(folder, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  for (const file of [...files.filter((path) => !UNWANTED.test(path)), 'lib/db/generated']) {
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
  if (code !== 0) throw new Error(`The site with running tests was not built.\n${output}`);
  return folder;
}

export async function startTestedSite(
  folder: string,
  port: number,
  env?: Record<string, string>,
): Promise<RunningSite> {
  const databaseUrl = `file:${join(folder, `site-${port}.db`)}`;
  await migrate({ databaseUrl });
  return startSite(port, databaseUrl, 'the server', env, 'ignore', folder);
}
