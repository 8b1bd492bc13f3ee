import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain, step, StepError } from './console.mjs';
import { buildBarePage } from './javascript-report.mjs';
import { benchCallsOnPostgres, benchCallsOnSqlite } from './load/calls.mjs';
import { benchNginx } from './load/nginx.mjs';
import { benchPages } from './load/pages.mjs';
import { benchStartUp } from './load/start-up.mjs';
import { benchWrites } from './load/writes.mjs';
import { installWrk } from './load/wrk.mjs';
import { installNginx } from './nginx.mjs';
import { build, prepare } from './set-up.mjs';

/** Each part by the name under which it can be asked for alone: `npm run bench:load -- pages writes`. */
const PARTS = {
  pages: onDatabase(benchPages),
  nginx: onDatabase(benchNginx),
  start: onDatabase(benchStartUp),
  writes: benchWrites,
  'calls-sqlite': benchCallsOnSqlite,
  'calls-postgres': benchCallsOnPostgres,
};

/** Runs a part on a fresh SQLite file. */
function onDatabase(bench) {
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'load-'));
    const databaseUrl = `file:${join(folder, 'site.db')}`;
    try {
      const { migrate } = await import('./migrate.mjs');
      await migrate({ databaseUrl });
      return await bench(databaseUrl);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function readParts() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new StepError(`There is no part ${unknown.join(', ')}.`, {
      todo: `Ask for ${Object.keys(PARTS).join(', ')}, or for nothing to run them all.`,
    });
  }
  return asked.length > 0 ? asked : Object.keys(PARTS);
}

try {
  const parts = readParts();
  await prepare();
  await step('Build', build);
  await step('wrk', installWrk);
  await step('nginx', installNginx);
  await step('Empty page', async () => {
    await buildBarePage();
    return { note: 'built' };
  });
  const verdicts = [];
  for (const name of parts) verdicts.push(await PARTS[name]());
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
// The package that runs Postgres would end a failed command with 0.
process.exit();
