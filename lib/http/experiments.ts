import { experiments } from '@/lib/content/experiments';
import type { ExperimentReport } from '@/lib/contracts/experiment-report';
import { readExperimentDays, readExperimentRuns } from '@/lib/db/experiments';
import { isFinished, readCounts } from '@/lib/experiments/read-facts';
import { reportExperiment, type Ledger } from '@/lib/experiments/report-experiment';
import { createBriefCache } from './brief-cache';

const readLedger = createBriefCache(async (): Promise<Ledger> => {
  const [days, runs] = await Promise.all([readExperimentDays(), readExperimentRuns()]);
  const changed = runs.filter(({ changedAt }) => changedAt !== null).map(({ number }) => number);
  return { days, changed: new Set(changed), now: Date.now() };
});

/** Finished tests; with those that are still running for the site's owners, whom interim figures can't mislead. */
export async function listReports(isOwner: boolean): Promise<ExperimentReport[]> {
  const listed = experiments.filter(({ status }) => status === 'ended' || (isOwner && status === 'running'));
  if (listed.length === 0) return [];
  const ledger = await readLedger();
  return listed
    .filter((experiment) => isOwner || isFinished(readCounts(experiment, ledger.days, ledger.now)))
    .map((experiment) => reportExperiment(experiment, ledger));
}
