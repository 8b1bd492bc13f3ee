import type { Site } from '../start-site.mjs';
import {
  assessDamage,
  beginVisit,
  retryUnanswered,
  writeOnce,
  type Damage,
  type Outcome,
  type Visit,
} from './ledger';

const WRITERS = 6;

export type Round = Recovery & {
  visits: Visit[];
  /** Before and after the unanswered writes were retried. */
  damage: Damage[];
  /** Responses other than 200 and 201. */
  refused: Outcome[];
};

type Crash = {
  site: Site;
  /** Number of acknowledged writes after which it crashes. */
  afterWrites: number;
  crash: () => Promise<void>;
  recover: () => Promise<Recovery>;
};

export type Recovery = { site: Site; servingAfterMs: number };

/** Crashes the site under concurrent writes, then compares the database with the acknowledgments. */
export async function crashOnce({ site, afterWrites, crash, recover }: Crash): Promise<Round> {
  const visits = await Promise.all(Array.from({ length: WRITERS }, () => beginVisit(site.url)));
  const refused: Outcome[] = [];
  let acknowledged = 0;
  let resolveReached = () => {};
  const reached = new Promise<void>((resolve) => {
    resolveReached = resolve;
  });
  const writing = visits.map(async (visit) => {
    for (;;) {
      const outcome = await writeOnce(site.url, visit);
      if (outcome.status !== 200 && outcome.status !== 201) return refused.push(outcome);
      acknowledged += 1;
      if (acknowledged === afterWrites) resolveReached();
    }
  });
  await Promise.race([reached, Promise.all(writing)]);
  if (acknowledged < afterWrites) throw new Error(`Refused before the crash: ${JSON.stringify(refused)}`);
  await crash();
  await Promise.all(writing);
  const { site: next, servingAfterMs } = await recover();
  const before = await assessDamage(next.url, visits);
  await Promise.all(visits.map((visit) => retryUnanswered(next.url, visit)));
  const damage = [before, await assessDamage(next.url, visits)];
  return { site: next, visits, refused, servingAfterMs, damage };
}
