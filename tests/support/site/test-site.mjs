import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintBuild } from '../../../scripts/build/build-inputs.mjs';
import { readBuild } from '../../../scripts/build/current-build.mjs';
import { isStamped, root, writeStamp } from '../../../scripts/shared/fingerprint.mjs';
import { run, runNode } from '../../../scripts/shared/run.mjs';
import { StepError } from '../../../scripts/shared/console.mjs';

/**
 * The site that the tests run: a copy of the working tree, built with two running experiments, whichever the site itself runs.
 * `EXPERIMENTS=off` serves the ordinary site from the same build. A developer's own `.next`, `.env` and `data` are not
 * touched.
 */
export const SITE_FOLDER = join(root, '.cache/test-site');

/** A path below the folder of its build. */
export const findBuilt = (path) => join(SITE_FOLDER, readBuild(SITE_FOLDER)?.folder ?? '.next', path);

const STAMP = '.cache/test-site.stamp';
const DECLARATIONS = 'lib/content/experiments.ts';
const DAY_MS = 24 * 60 * 60 * 1000;

const dayBefore = (date) => new Date(date.getTime() - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** A holdout and a headline in three arms, since yesterday. */
const declareExperiments = (today) => {
  const common = { status: 'running', since: dayBefore(today), name: 'For the tests', question: 'Does it?' };
  const holdout = { number: '01', kind: 'holdout', heldOut: 0.1, days: 84, goal: 'demo-request' };
  const headline = {
    ...{ number: '02', kind: 'copy', place: 'home-hero', segments: ['developer'], days: 28 },
    ...{ goal: 'docs-or-prices', guard: 'second-page' },
    arms: { b: { headline: 'One API call adapts your page' }, c: { headline: 'Your page, in one call' } },
  };
  const list = JSON.stringify([holdout, headline].map((experiment) => ({ ...common, ...experiment })));
  return `import type { Experiment } from './experiment';\nexport const experiments: readonly Experiment[] = ${list};\n`;
};

/**
 * Builds a copy of the working tree.
 * @param {string} folder
 * @param {{ declarations?: string, env?: Record<string, string> }} [options] declarations: of other experiments
 */
export async function buildSite(folder, { declarations, env = {} } = {}) {
  await copySite(folder);
  if (declarations) await writeFile(join(folder, DECLARATIONS), declarations);
  const { code, output } = await runNode(['scripts/build.mjs'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      SITE_URL: '',
      CONSENT_MODE: '',
      EXPERIMENTS: '',
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
  const output = await buildSite(SITE_FOLDER, { declarations: declareExperiments(today) });
  await writeStamp(STAMP, inputs);
  return { note: output.match(/^prerendered: .*$/m)?.[0] ?? 'built' };
}

const GENERATED = 'lib/db/generated';
/** What a build needs no copy of. */
const NOT_COPIED = /^(?:docs|tests)\//;

/**
 * Copies the working tree, uncommitted changes included, into a folder that can be built. Packages are linked; the
 * folder's own `.next` stays, so that the next build is faster.
 * @param {string} folder
 */
export async function copySite(folder) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { code, output } = await run('git', args);
  if (code !== 0)
    throw new StepError('git ls-files failed.', { output, todo: 'Run the command in a git checkout.' });
  const files = output.split('\0').filter((file) => file && !NOT_COPIED.test(file));
  for (const name of new Set(files.map((file) => file.split('/')[0])))
    await rm(join(folder, name), { recursive: true, force: true });
  for (const file of [...files, GENERATED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that was deleted but not committed is still listed.
    await cp(join(root, file), join(folder, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction').catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return { note: `${files.length} files` };
}
