import { readRows } from '../database/read-rows.mjs';

/** @returns {Promise<import('../../lib/experiments/read-facts').ExperimentDayCounts[]>} */
export function readExperimentDays(databaseUrl) {
  const text =
    'SELECT "number", "day", "arm", "seen", "goal", "guard", "mixed", "mismatched" FROM "ExperimentCount"';
  return readRows({ what: 'experiments', text }, databaseUrl);
}
