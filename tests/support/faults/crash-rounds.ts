import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { median } from '../../../scripts/shared/median.mjs';
import type { RunningSite } from '../server';
import { crashOnce, type Recovery, type Round } from './crash-round';
import { isTimed, noteFigure, worst } from './figures';
import { assess, NO_DAMAGE, type Damage } from './ledger';

/** Lets the database settle. Without a pause, a slow disk cannot keep up with restarts and writes. */
const ROUND_MS = 3000;
const SERVING_WITHIN_MS = isTimed ? 2000 : 10_000;
/** Additional writes before each crash, so that it hits a different moment. */
const STEPS = [7, 23, 12, 41, 30];

type Rounds = {
  fault: string;
  rounds: number;
  site: RunningSite;
  crash: (site: RunningSite) => Promise<void>;
  recover: (site: RunningSite) => Promise<Recovery>;
};

const add = (a: Damage, b: Damage): Damage => ({
  lost: a.lost + b.lost,
  doubled: a.doubled + b.doubled,
  half: a.half + b.half,
});

/** Repeated crashes on one database. Every visit is checked after its round and again after the last. */
export async function crashAgainAndAgain({
  fault,
  rounds,
  site: first,
  crash,
  recover,
}: Rounds): Promise<Round[]> {
  const done: Round[] = [];
  let site = first;
  for (let round = 0; round < rounds; round += 1) {
    const current = site;
    const pause = sleep(ROUND_MS);
    const afterWrites = 6 + (STEPS[round % STEPS.length] ?? 0);
    const result = await crashOnce({
      site,
      afterWrites,
      crash: () => crash(current),
      recover: () => recover(current),
    });
    site = result.site;
    done.push(result);
    if (round < rounds - 1) await pause;
  }
  const visits = done.flatMap((round) => round.visits);
  const atTheEnd = await assess(site.url, visits);
  await site.end('SIGTERM');

  const damage = done.flatMap((round) => round.damage).reduce(add, atTheEnd);
  const acknowledged = visits.reduce((sum, visit) => sum + visit.acknowledged.length, 0);
  const { lost, doubled, half } = damage;
  const serving = done.map(({ servingAfterMs }) => Math.round(servingAfterMs));
  noteFigure({
    fault,
    rounds,
    figure: `${acknowledged} acknowledged: ${lost} lost, ${doubled} doubled, ${half} half`,
    bar: '0, 0, 0',
  });
  noteFigure({
    fault: `${fault}: serving again`,
    rounds,
    figure: `median ${median(serving)} ms, worst ${worst(serving)} ms`,
    bar: '2000 ms',
  });
  expect(damage).toEqual(NO_DAMAGE);
  expect(worst(serving)).toBeLessThanOrEqual(SERVING_WITHIN_MS);
  return done;
}
