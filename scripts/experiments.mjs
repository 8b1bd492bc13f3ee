import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { experiments } from '@/lib/content/experiments';
import { DEFAULT_DATABASE_URL, isPostgres } from './database/open-database.mjs';
import { readRows } from './database/read-rows.mjs';
import { declareExperiment, endExperiment, startExperiment } from './experiments/declare.mjs';
import { countingQuery, describePlan, readObserved } from './experiments/plan-experiment';
import { readExperimentDays } from './experiments/read-counts.mjs';
import { reportExperiment } from './experiments/report-experiment';
import { root } from './shared/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `npm run experiments                              the results of every experiment so far
npm run experiments -- --plan 02                 what experiment 02 could detect, based on the last 28 days
npm run experiments -- new                       asks for a new experiment of other words, and declares it as a draft
npm run experiments -- --start 03                starts draft 03 today
npm run experiments -- --end 03 --winner b       ends experiment 03; without --winner the page stays as it is

Experiments are declared in lib/content/experiments.ts. Uses the database in DATABASE_URL, as npm start does.`;

const OPTIONS = {
  plan: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  winner: { type: 'string' },
};

const databaseUrl = () => process.env.DATABASE_URL || DEFAULT_DATABASE_URL;

async function report() {
  const days = await readExperimentDays(databaseUrl());
  const reports = [];
  for (const experiment of experiments) {
    const { text, winner } = reportExperiment(experiment, days, Date.now());
    const changes = winner ? await adopt(experiment, winner) : '';
    reports.push(text + changes);
  }
  console.log(reports.join('\n\n\n'));
}

/** The edits that make the winning words the page's own. */
async function adopt(experiment, winner) {
  const isCheckout = existsSync(join(root, 'lib/content'));
  if (experiment.kind !== 'copy' || experiment.status !== 'running' || !isCheckout) return '';
  // Reads sources with the compiler, which the image lacks.
  const { listChanges } = await loadTypeScript('scripts/experiments/list-changes.ts');
  const changes = await listChanges(experiment, winner, root, loadTypeScript);
  return `\n\nTo adopt it:\n${changes.map((change) => `  ${change}`).join('\n')}`;
}

async function plan(number) {
  const experiment = experiments.find((declared) => declared.number === number);
  if (!experiment) {
    const numbers = experiments.map((declared) => declared.number).join(', ');
    throw new StepError(`There is no experiment ${number}.`, { todo: `Choose one of ${numbers}.` });
  }
  const now = Date.now();
  const query = countingQuery(experiment, now, isPostgres(databaseUrl()));
  const [row] = await readRows({ what: 'experiments', ...query }, databaseUrl());
  console.log(describePlan(experiment, readObserved(row, now)).join('\n'));
}

async function runExperiments({ plan: number, start, end, winner }, [command]) {
  if (command !== undefined && command !== 'new')
    throw new StepError(`Unknown: ${command}.`, { todo: USAGE });
  if (command) return declareExperiment();
  if (start) return startExperiment(start);
  if (end) return endExperiment(end, winner);
  loadSettings();
  return number ? plan(number) : report();
}

await runWithOptions(USAGE, runExperiments, { options: OPTIONS, allowPositionals: true });
