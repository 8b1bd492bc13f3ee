import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'playwright/test';
import type { Site } from '../start-site.mjs';
import { crashOnce, type Recovery, type Round } from './crash-round';
import { isTimed, worst } from './scale';
import { assessDamage, NO_DAMAGE, type Damage } from './ledger';

/** Lets the database settle. Without a pause, a slow disk cannot keep up with restarts and writes. */
const ROUND_MS = 3000;
const SERVING_WITHIN_MS = isTimed ? 2000 : 10_000;
/** Additional writes before each crash, so that it hits a different moment. */
const EXTRA_WRITES = [7, 23, 12, 41, 30];

type Rounds = {
  rounds: number;
  site: Site;
  crash: (site: Site) => Promise<void>;
  recover: (site: Site) => Promise<Recovery>;
};

const add = (a: Damage, b: Damage): Damage => ({
  lost: a.lost + b.lost,
  duplicated: a.duplicated + b.duplicated,
  partial: a.partial + b.partial,
});

/** Repeated crashes on one database. Every visit is checked after its round and again after the last. */
export async function crashRepeatedly({ rounds, site: first, crash, recover }: Rounds): Promise<Round[]> {
  const results: Round[] = [];
  let site = first;
  for (let round = 0; round < rounds; round += 1) {
    const current = site;
    const pause = sleep(ROUND_MS);
    const afterWrites = 6 + (EXTRA_WRITES[round % EXTRA_WRITES.length] ?? 0);
    const result = await crashOnce({
      site,
      afterWrites,
      crash: () => crash(current),
      recover: () => recover(current),
    });
    site = result.site;
    results.push(result);
    if (round < rounds - 1) await pause;
  }
  const visits = results.flatMap((round) => round.visits);
  const atTheEnd = await assessDamage(site.url, visits);
  await site.stop();

  const damage = results.flatMap((round) => round.damage).reduce(add, atTheEnd);
  expect(damage).toEqual(NO_DAMAGE);
  expect(worst(results.map(({ servingAfterMs }) => servingAfterMs))).toBeLessThanOrEqual(SERVING_WITHIN_MS);
  return results;
}
