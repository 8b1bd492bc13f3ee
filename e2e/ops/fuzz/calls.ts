import { readVisits } from '../../../scripts/data/campaigns.mjs';
import { createDatabases } from './databases.mjs';
import { runCalls, type CallsOptions } from './run-calls';
import { createTally, type Tally } from './tally';
import { startWorld, type World } from './worlds';

/** Runs generated calls on fresh databases of both kinds. Throws at the first finding, with how to reproduce it. */
export async function fuzzCalls(options: CallsOptions): Promise<Tally> {
  const { targets, remove } = await createDatabases();
  const worlds: World[] = [];
  try {
    for (const { name, url } of targets) worlds.push(await startWorld(name, url));
    const tally = createTally();
    await runCalls(worlds, options, tally);
    // No call returns these counts.
    const counts = await Promise.all(targets.map(({ url }) => readVisits('', url)));
    const texts = new Set(counts.map((rows: unknown) => JSON.stringify(rows)));
    if (texts.size > 1) throw new Error(`The campaign counts differ:\n${[...texts].join('\n')}`);
    return tally;
  } finally {
    for (const world of worlds) world.stop();
    await remove();
  }
}
