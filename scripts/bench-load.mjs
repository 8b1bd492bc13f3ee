import { benchCallsOnPostgres, benchCallsOnSqlite } from './load/calls.mjs';
import { benchNginx } from './load/nginx.mjs';
import { benchPages } from './load/pages.mjs';
import { benchStartUp } from './load/start-up.mjs';
import { benchTestedOnPostgres, benchTestedOnSqlite, benchTestedPages } from './load/tested.mjs';
import { benchWrites } from './load/writes.mjs';
import { installWrk } from './load/wrk.mjs';
import { buildBarePage } from './pages/javascript-report.mjs';
import { installNginx } from './programs/programs.mjs';
import { build, prepare } from './set-up/set-up.mjs';
import { step, StepError } from './shared/console.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { withDatabase } from './shared/with-database.mjs';

const USAGE = `Measures the site's capacity: pages per second alone and behind nginx, start-up and memory, writes, every call.

  npm run bench -- load                           all of it: about an hour and a quarter on two cores
  npm run bench -- load pages writes              some parts: pages, nginx, start, writes, calls-sqlite, calls-postgres;
                                                  with copy tests running: tested-pages, tested-sqlite, tested-postgres
  SECONDS=300 npm run bench -- load calls-sqlite  measures each database for 300 instead of 60 seconds`;

/** Parts by name, to run some of them alone: `npm run bench -- load pages writes`. */
const PARTS = {
  pages: () => withDatabase(benchPages),
  nginx: () => withDatabase(benchNginx),
  start: () => withDatabase(benchStartUp),
  writes: () => withDatabase(benchWrites),
  'calls-sqlite': benchCallsOnSqlite,
  'calls-postgres': benchCallsOnPostgres,
  'tested-pages': () => withDatabase(benchTestedPages),
  'tested-sqlite': benchTestedOnSqlite,
  'tested-postgres': benchTestedOnPostgres,
};

function checkParts(requested) {
  const unknown = requested.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new StepError(`There is no part ${unknown.join(', ')}.`, {
      todo: `Choose from ${Object.keys(PARTS).join(', ')}, or name none to run them all.`,
    });
  }
  return requested.length > 0 ? requested : Object.keys(PARTS);
}

async function benchLoad(_values, requested) {
  const parts = checkParts(requested);
  await prepare();
  await step('Build', build);
  await step('wrk', installWrk);
  await step('nginx', installNginx);
  await step('Empty page', buildBarePage);
  const verdicts = [];
  for (const name of parts) verdicts.push(await PARTS[name]());
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}

await runWithOptions(USAGE, benchLoad, { allowPositionals: true });
// The package that runs Postgres would end a failed command with 0.
process.exit();
