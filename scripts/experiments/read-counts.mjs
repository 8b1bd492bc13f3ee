import { readRows } from '../database/read-rows.mjs';

export async function readLedger(databaseUrl, now = Date.now()) {
  const what = 'experiments';
  const counts = ['seen', 'goal', 'guard', 'mixed', 'mismatched'];
  // Postgres returns sums as text.
  const sums = counts.map((name) => `SUM("${name}") AS "${name}"`).join(', ');
  const text = `SELECT "number", "day", "arm", ${sums} FROM "ExperimentCount" GROUP BY "number", "day", "arm"`;
  const rows = await readRows({ what, text }, databaseUrl);
  const days = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(counts.map((name) => [name, Number(row[name])])),
  }));
  const changed = 'SELECT "number" FROM "ExperimentRun" WHERE "changedAt" IS NOT NULL';
  const runs = await readRows({ what, text: changed }, databaseUrl);
  return { days, changed: new Set(runs.map(({ number }) => number)), now };
}
