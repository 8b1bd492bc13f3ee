import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintBuild } from '../../scripts/build/build-inputs.mjs';
import { isStamped, root, writeStamp } from '../../scripts/set-up/fingerprint.mjs';
import { copySite } from '../../scripts/shared/copy-site.mjs';
import { runNode } from '../../scripts/shared/run.mjs';

/**
 * The site that the tests run: a copy of the working tree, built with the drafted experiments running and a third arm.
 * `EXPERIMENTS=off` serves the ordinary site from the same build. A developer's own `.next`, `.env` and `data` are not
 * touched.
 */
export const SITE_FOLDER = join(root, '.cache/test-site');

const STAMP = '.cache/test-site.stamp';
const DECLARATIONS = 'lib/content/experiments.ts';
const DAY_MS = 24 * 60 * 60 * 1000;

const dayBefore = (date) => new Date(date.getTime() - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

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
 * @param {Record<string, string>} [env]
 */
export async function buildSite(folder, change, env = {}) {
  await copySite(folder);
  const declarations = join(folder, DECLARATIONS);
  await writeFile(declarations, change(await readFile(declarations, 'utf8')));
  const { code, output } = await runNode(['scripts/build.mjs'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PACKAGES_ROOT: root,
      // `npm run check` checks the types.
      SKIP_TYPES: '1',
      SITE_URL: '',
      CONSENT_MODE: '',
      ...env,
    },
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
