import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintBuild } from '../../scripts/build/build-inputs.mjs';
import { isStamped, root, writeStamp } from '../../scripts/set-up/fingerprint.mjs';
import { runNode } from '../../scripts/shared/run.mjs';

/**
 * The site that the tests run: a copy of the working tree, built with the drafted experiments running and a third arm.
 * `EXPERIMENTS=off` serves the ordinary site from the same build. A developer's own `.next`, `.env` and `data` are not
 * touched.
 */
export const SITE_FOLDER = join(root, '.cache/test-site');

const STAMP = '.cache/test-site.stamp';
const DECLARATIONS = 'lib/content/experiments.ts';
const NOT_COPIED = /^(?:docs|e2e)\//;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayBefore = (date) =>
  new Date(date.getTime() - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Adds a third arm, and makes all experiments running since yesterday. */
const startExperiments = (declarations, today) =>
  declarations
    .replaceAll("status: 'draft'", "status: 'running'")
    .replaceAll(/since: '[^']*'/g, `since: '${dayBefore(today)}'`)
    .replace(/arms: \{ (b: \{[^}]*\}) \}/, "arms: { $1, c: { headline: 'Your page, in one call' } }");

/**
 * Builds a copy of the working tree with other experiments.
 * @param {string} folder
 * @param {(declarations: string) => string} change
 */
export async function buildSite(folder, change) {
  await rm(folder, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of [...files.filter((path) => !NOT_COPIED.test(path)), 'lib/db/generated']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that was deleted but not yet committed is still listed.
    await cp(join(root, file), join(folder, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const declarations = join(folder, DECLARATIONS);
  await writeFile(declarations, change(await readFile(declarations, 'utf8')));
  const { code, output } = await runNode(['scripts/build.mjs'], {
    cwd: folder,
    // `npm run check` checks the types.
    env: { NODE_ENV: 'production', PACKAGES_ROOT: root, SKIP_TYPES: '1', SITE_URL: '', CONSENT_MODE: '' },
  });
  if (code !== 0) throw new Error(`The site could not be built for the tests.\n${output}`);
  return output;
}

/** Builds the site for the tests, unless nothing has changed since the last build of this day. */
export async function buildTestSite(today = new Date()) {
  const inputs = `${await fingerprintBuild()} ${dayBefore(today)}`;
  if (await isStamped(STAMP, inputs)) return { note: 'nothing changed' };
  await rm(join(root, STAMP), { force: true });
  const output = await buildSite(SITE_FOLDER, (declarations) => startExperiments(declarations, today));
  await writeStamp(STAMP, inputs);
  return { note: output.match(/^prerendered: .*$/m)?.[0] ?? 'built' };
}
