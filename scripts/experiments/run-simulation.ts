import { ALIKE, DIFFERENT, FASTER, FINDABLE, measureShare, readImmature } from './simulate';

const SEED = 20_270_104;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

type Bar = { atMost: number } | { atLeast: number };

/** Prints each share beside its bar and returns whether all were kept. */
export function runSimulation(runs: number): boolean {
  const options = { runs, seed: SEED };
  const kept: boolean[] = [];
  const judge = (name: string, share: number, bar: Bar) => kept.push(isKept(name, share, bar, runs));
  console.log(`${runs} made-up tests of each kind, looked at every day.\n\nNo difference, and called one:`);
  for (const row of ALIKE) judge(row.name, measureShare(row, options, 'isCalledDifferent'), { atMost: 0.05 });
  console.log('\nThe truth is in every interval that was shown:');
  for (const row of [...ALIKE, ...DIFFERENT])
    judge(row.name, 1 - measureShare(row, options, 'isTruthExcluded'), { atLeast: 0.95 });
  console.log('\nA difference is found:');
  judge(FINDABLE.name, measureShare(FINDABLE, options, 'isCalledBetter'), { atLeast: 0.65 });
  console.log('\nThe goal is only reached sooner, and called a difference:');
  judge(FASTER.name, measureShare(FASTER, options, 'isCalledDifferent'), { atMost: 0.05 });
  const early = measureShare(FASTER, { ...options, read: readImmature }, 'isCalledDifferent');
  console.log(`  (${percent(early)} if visitors counted before their week is over)`);
  return kept.every(Boolean);
}

/** Two standard errors are allowed, since a share comes from so many runs. */
function isKept(name: string, share: number, bar: Bar, runs: number): boolean {
  const isUpper = 'atMost' in bar;
  const limit = isUpper ? bar.atMost : bar.atLeast;
  const slack = 2 * Math.sqrt((limit * (1 - limit)) / runs);
  const isMissed = isUpper ? share > limit + slack : share < limit - slack;
  const words = `${isUpper ? 'at most' : 'at least'} ${percent(limit)}`;
  console.log(`${isMissed ? '✗' : '✓'} ${name.padEnd(58)} ${percent(share).padStart(7)}   ${words}`);
  return !isMissed;
}
