import { readRows } from '../database/read-rows.mjs';

export async function readLedger(databaseUrl, now = Date.now()) {
  const what = 'experiments';
  const days = await readRows({ what, text: 'SELECT * FROM "ExperimentTotal"' }, databaseUrl);
  const changed = 'SELECT "number" FROM "ExperimentRun" WHERE "changedAt" IS NOT NULL';
  const runs = await readRows({ what, text: changed }, databaseUrl);
  return { days, changed: new Set(runs.map(({ number }) => number)), now };
}
