import { experiments } from '@/lib/content/experiments';
import type { ExperimentReport } from '@/lib/contracts/experiment-report';
import { readExperimentDays, readExperimentRuns } from '@/lib/db/experiments';
import { isFinished, readCounts } from '@/lib/experiments/read-facts';
import { reportExperiment } from '@/lib/experiments/report-experiment';
import { createBriefCache } from './brief-cache';

/** Finished tests. Interim figures mislead whoever does not know what they are, so they are not for everybody. */
export const listFinished = createBriefCache(() => listReports(false));

/** With the tests that are still running, for the site's owners. */
export const listStarted = createBriefCache(() => listReports(true));

async function listReports(isRunningListed: boolean): Promise<ExperimentReport[]> {
  const listed = experiments.filter(
    ({ status }) => status === 'ended' || (isRunningListed && status === 'running'),
  );
  if (listed.length === 0) return [];
  const [days, runs] = await Promise.all([readExperimentDays(), readExperimentRuns()]);
  const changed = new Set(runs.filter(({ changedAt }) => changedAt !== null).map(({ number }) => number));
  const now = Date.now();
  return listed
    .filter((experiment) => isRunningListed || isFinished(readCounts(experiment, days, now)))
    .map((experiment) => reportExperiment(experiment, { days, changed, now }));
}
