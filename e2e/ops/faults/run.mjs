import { readRows } from '../../support/faults/read-rows.mjs';
import { summarizeRows } from '../../support/faults/summarize-rows.mjs';
import { installBrowser } from '../../../scripts/programs/browser.mjs';
import { installFaketime, installNginx } from '../../../scripts/programs/programs.mjs';
import { build, prepare } from '../../../scripts/set-up/set-up.mjs';
import { runCommand, step, StepError } from '../../../scripts/shared/console.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';
import { runPlaywright } from '../../../scripts/shared/run-tests.mjs';
import { runNode } from '../../../scripts/shared/run.mjs';

const USAGE = `Kills, starves and breaks the site and what it depends on, and prints the losses and the downtimes.

  npm test -- faults                  every fault, in fewer rounds than the bars require
  npm test -- faults --long        in as many rounds as the bars require
  npm test -- faults kill clock    only the specs of e2e/ops/faults whose path contains one of these words`;

async function runFaults(names, isLong) {
  const { code, report } = await runPlaywright('e2e/ops/faults/playwright.config.ts', names, {
    name: 'faults',
    env: { FAULTS: isLong ? 'long' : 'short' },
    show: true,
  });
  if (!report) throw new StepError('The fault tests could not run.', { todo: 'Fix the errors above.' });
  return { code, rows: readRows(report) };
}

/** Provider faults have a separate command. */
async function runProviderFaults(isLong) {
  const args = ['e2e/calls/run-provider-faults.mjs', ...(isLong ? [] : ['--short'])];
  const { code } = await runNode(args, { show: true });
  return {
    fault: 'provider faults',
    rounds: isLong ? 100 : 2,
    figure: code === 0 ? 'all handled by the fallback rules' : 'see above',
    bar: 'every fault',
    verdict: code === 0 ? 'met' : 'MISSED',
  };
}

async function testFaults() {
  const { values, positionals: names } = readOptions(USAGE, {
    allowPositionals: true,
    options: { long: { type: 'boolean' } },
  });
  if (values.help) return void console.log(USAGE);
  const isLong = values.long === true;
  await prepare();
  await step('Browser install', installBrowser);
  await step('nginx install', installNginx);
  await step('faketime install', installFaketime);
  await step('Build', build);
  const { code, rows } = await runFaults(names, isLong);
  if (names.length === 0) rows.push(await runProviderFaults(isLong));
  console.table(rows);
  const { isMissed, text } = summarizeRows(rows);
  console.log(text);
  process.exitCode = isMissed || code !== 0 ? 1 : 0;
}

await runCommand(testFaults);
