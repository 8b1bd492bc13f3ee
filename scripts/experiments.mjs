import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_DATABASE_URL, isPostgres } from './database/open-database.mjs';
import { readRows } from './database/read-rows.mjs';
import { declareExperiment, endExperiment, startExperiment } from './experiments/declare.mjs';
import { readLedger } from './experiments/read-counts.mjs';
import { root } from './set-up/fingerprint.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { StepError } from './shared/console.mjs';
import { explainWriting } from './shared/csv.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `npm run experiments                              the results of every experiment so far
npm run experiments -- --html results.html       the same as a page to share
npm run experiments -- --csv results.csv         the same for a spreadsheet
npm run experiments -- --plan 02                 what experiment 02 could detect, based on the last 28 days
npm run experiments -- new                       asks for a new experiment of other words, and declares it as a draft
npm run experiments -- --start 03                starts draft 03 today
npm run experiments -- --end 03 --winner b       ends experiment 03; without --winner the page stays as it is
npm run experiments -- --simulate                checks the statistics on 3,000 simulated experiments of each kind
npm run experiments -- --simulate --runs 500     with fewer experiments, which is faster

Experiments are declared in lib/content/experiments.ts. Uses the database in DATABASE_URL, as npm start does.`;

const OPTIONS = {
  html: { type: 'string' },
  csv: { type: 'string' },
  plan: { type: 'string' },
  start: { type: 'string' },
  end: { type: 'string' },
  winner: { type: 'string' },
  simulate: { type: 'boolean' },
  runs: { type: 'string' },
};

const databaseUrl = () => process.env.DATABASE_URL || DEFAULT_DATABASE_URL;

async function report({ html, csv }) {
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  const { reportExperiment } = await loadTypeScript('lib/experiments/report-experiment.ts');
  const { printReports, writeCsv, writePage } = await loadTypeScript('scripts/experiments/print-reports.ts');
  const ledger = await readLedger(databaseUrl());
  const reports = experiments.map((experiment) => reportExperiment(experiment, ledger));
  const changes = await listAllChanges(experiments, reports);
  if (csv) writeText(csv, `\uFEFF${writeCsv(reports)}`);
  const day = new Date(ledger.now).toISOString().slice(0, 10);
  if (html) writeText(html, writePage(reports, { changes, day }));
  if (!csv && !html) console.log(printReports(reports, changes));
}

async function listAllChanges(experiments, reports) {
  const changes = new Map();
  for (const [index, { number, findings, status, progress }] of reports.entries()) {
    const better = findings.find(({ verdict }) => verdict === 'better');
    const experiment = experiments[index];
    const hasEnded = !progress.startsWith('Day');
    if (!better || status !== 'running' || !hasEnded || experiment.kind !== 'copy') continue;
    const { listChanges } = await loadTypeScript('scripts/experiments/list-changes.ts');
    changes.set(number, await listChanges(experiment, better.arm, root, loadTypeScript));
  }
  return changes;
}

function writeText(file, text) {
  try {
    writeFileSync(resolve(file), text);
  } catch (error) {
    throw explainWriting(error, file);
  }
  console.error(`Written to ${file}`);
}

async function plan(number) {
  const { experiments } = await loadTypeScript('lib/content/experiments.ts');
  const { countingQuery, describePlan, readObserved } = await loadTypeScript(
    'scripts/experiments/plan-experiment.ts',
  );
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

async function simulate(runs) {
  const { runSimulation } = await loadTypeScript('scripts/experiments/simulate.ts');
  if (!runSimulation(runs)) process.exitCode = 1;
}

async function runExperiments({ simulate: isSimulation, runs = '3000', plan: number, ...rest }, [command]) {
  const { start, end, winner, ...files } = rest;
  if (!(Number(runs) >= 100)) throw new StepError('--runs must be at least 100.', { todo: USAGE });
  if (isSimulation) return simulate(Number(runs));
  if (command !== undefined && command !== 'new')
    throw new StepError(`Unknown: ${command}.`, { todo: USAGE });
  if (command) return declareExperiment();
  if (start) return startExperiment(start);
  if (end) return endExperiment(end, winner);
  loadSettings();
  return number ? plan(number) : report(files);
}

await runWithOptions(USAGE, runExperiments, { options: OPTIONS, allowPositionals: true });
