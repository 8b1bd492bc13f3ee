import { runCommand, StepError } from './shared/console.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { readOptions } from './shared/read-options.mjs';

const USAGE = `npm run experiments -- --simulate               checks the statistics of tests on 3,000 made-up tests of each kind
npm run experiments -- --simulate --runs 500    on fewer, quicker`;

const SEED = 20_270_104;

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Prints a share beside its bar; two standard errors are allowed, since it comes from so many runs. */
function judge(name, share, { atMost, atLeast, runs }) {
  const bar = atMost ?? atLeast;
  const slack = 2 * Math.sqrt((bar * (1 - bar)) / runs);
  const isMissed = atMost === undefined ? share < atLeast - slack : share > atMost + slack;
  const words = atMost === undefined ? `at least ${percent(atLeast)}` : `at most ${percent(atMost)}`;
  console.log(`${isMissed ? '✗' : '✓'} ${name.padEnd(58)} ${percent(share).padStart(7)}   ${words}`);
  if (isMissed) process.exitCode = 1;
}

async function simulate(runs) {
  const { ALIKE, DIFFERENT, FASTER, FINDABLE, readImmature, measureShare } = await loadTypeScript(
    'scripts/experiments/simulate.ts',
  );
  const options = { runs, seed: SEED };
  console.log(`${runs} made-up tests of each kind, looked at every day.\n\nNo difference, and called one:`);
  for (const row of ALIKE)
    judge(row.name, measureShare(row, options, 'isCalledDifferent'), { atMost: 0.05, runs });
  console.log('\nThe truth is in every interval that was shown:');
  for (const row of [...ALIKE, ...DIFFERENT])
    judge(row.name, 1 - measureShare(row, options, 'isTruthExcluded'), { atLeast: 0.95, runs });
  console.log('\nA difference is found:');
  judge(FINDABLE.name, measureShare(FINDABLE, options, 'isCalledBetter'), { atLeast: 0.65, runs });
  console.log('\nThe goal is only reached sooner, and called a difference:');
  judge(FASTER.name, measureShare(FASTER, options, 'isCalledDifferent'), { atMost: 0.05, runs });
  const early = measureShare(FASTER, { ...options, read: readImmature }, 'isCalledDifferent');
  console.log(`  (${percent(early)} if visitors counted before their week is over)`);
}

await runCommand(async () => {
  const {
    simulate: isSimulation,
    runs = '3000',
    help,
  } = readOptions(USAGE, {
    options: { simulate: { type: 'boolean' }, runs: { type: 'string' } },
  }).values;
  if (help || !isSimulation) return void console.log(USAGE);
  if (!(Number(runs) >= 100)) throw new StepError('--runs is a number from 100 on.', { todo: USAGE });
  await simulate(Number(runs));
});
